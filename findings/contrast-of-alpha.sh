#!/usr/bin/env bash
# A half transparent text has the contrast of a solid one.
#
# Version: chroma-js 3.2.0, culori 4.0.2, colorjs.io 0.7.1, color2k 2.0.4, wcag-contrast 3.0.0,
#          tinycolor2 1.6.0
# Guess:   A contrast of a colour with alpha is that of the mixed colour, as in axe, or an error.
# Truth:   All six ignore alpha: black at 50 % on white is 21 instead of 4.0.
# Matters: A palette that passes level AAA by such a number fails on the page. Check solid colours,
#          or the page in axe.
# Guard:   axe, e2e/palettes.spec.ts
# Source:  WCAG 2.2, relative luminance; sources of the six functions
set -euo pipefail

packages=(
  chroma-js@3.2.0
  culori@4.0.2
  colorjs.io@0.7.1
  color2k@2.0.4
  wcag-contrast@3.0.0
  tinycolor2@1.6.0
)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import chroma from 'chroma-js'
import { getContrast } from 'color2k'
import Color from 'colorjs.io'
import { wcagContrast } from 'culori'
import tinycolor from 'tinycolor2'
import wcag from 'wcag-contrast'

const [text, mixed, background] = ['#00000080', '#7f7f7f', '#ffffff']
const libraries = {
  'chroma-js': chroma.contrast,
  culori: wcagContrast,
  'colorjs.io': (one, other) => new Color(one).contrast(other, 'WCAG21'),
  color2k: getContrast,
  'wcag-contrast': wcag.hex,
  tinycolor2: tinycolor.readability,
}
const output = Object.fromEntries(
  Object.entries(libraries).map(([name, contrast]) => [
    name,
    [contrast(text, background), contrast(mixed, background)].map((value) => value.toFixed(1)),
  ]),
)
console.log(output)
for (const values of Object.values(output)) assert.deepEqual(values, ['21.0', '4.0'])
JS
node check.mjs

#!/usr/bin/env bash
# A smaller range of weights makes a font file larger.
#
# Version: subset-font 2.9.0, @fontsource-variable/source-sans-3 5.3.1
# Guess:   Limiting the weights of a variable font to 400–700 removes data.
# Truth:   Of Source Sans 3, the range 400–700 is larger than all of 200–900; only a single
#          weight is smaller.
# Matters: Visitors load the fonts first. Measure before you limit an axis.
# Guard:   one value, scripts/subset-fonts.ts
# Source:  harfbuzz/harfbuzz: src/hb-subset-instancer-solver.cc
set -euo pipefail

packages=(subset-font@2.9.0 @fontsource-variable/source-sans-3@5.3.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const font = readFileSync(
  'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
)
const letters = Array.from({ length: 224 }, (_, index) => String.fromCodePoint(index + 32)).join('')
async function size(wght) {
  const variationAxes = wght && { wght }
  return (await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes })).length
}
const output = {
  all: await size(),
  from400To700: await size({ min: 400, max: 700 }),
  only400: await size(400),
}
console.log(output)
assert.ok(output.from400To700 > output.all)
assert.ok(output.only400 < output.all)
JS
node check.mjs

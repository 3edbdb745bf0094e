#!/usr/bin/env bash
# An SVG optimiser removes the dark version and what fades in.
#
# Version: svgo 4.1.0
# Guess:   svgo moves a rule into the element only if that changes no picture, and an animated
#          element is not hidden.
# Truth:   inlineStyles makes the light colour an attribute style and deletes the @media rule for
#          dark. removeHiddenElems deletes a path with opacity 0 together with its <animate>.
# Matters: A dark rule in a source would be lost without an error, so dark versions are files of
#          their own, which <picture> chooses.
# Guard:   dark files, build/art/svg.ts
# Source:  svg/svgo: plugins/inlineStyles.js, plugins/removeHiddenElems.js
set -euo pipefail

packages=(svgo@4.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { optimize } from 'svgo'

const svg = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`
const icon = svg(
  '<style>.a{fill:#000}@media (prefers-color-scheme:dark){.a{fill:#fff}}</style><path class="a" d="M0 0h9v9z"/>',
)
const fade = svg(
  '<path opacity="0" d="M0 0h9v9z"><animate attributeName="opacity" to="1" dur="1s"/></path>',
)
const dark = optimize(icon).data
const kept = optimize(icon, {
  plugins: [{ name: 'preset-default', params: { overrides: { inlineStyles: false } } }],
}).data
const faded = optimize(fade).data
console.log({ dark, kept, faded })
assert.ok(!dark.includes('prefers-color-scheme'))
assert.ok(kept.includes('prefers-color-scheme'))
assert.equal(faded, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
JS
node check.mjs

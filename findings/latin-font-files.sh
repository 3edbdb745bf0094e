#!/usr/bin/env bash
# The Latin files of fonts have two of the four arrows.
#
# Version: @fontsource-variable/bricolage-grotesque 5.3.0, @fontsource-variable/source-sans-3 5.3.1,
#          fontkit 2.0.4
# Guess:   A Latin file has no arrows, or all four, and the signs of a Portuguese text.
# Truth:   Both have ↑ and ↓ and lack → and ←; they also lack the hyphen that does not break, ✓ and
#          ★. The range of Google's Latin files says so.
# Matters: “Foto → preço” is set in two fonts, and a share image would request another one.
# Guard:   build/art/share-text.ts asks the font, not a range
# Source:  unicode-range of the Latin file in index.css of both packages: U+2191, U+2193
set -euo pipefail

packages=(@fontsource-variable/bricolage-grotesque@5.3.0 @fontsource-variable/source-sans-3@5.3.1 fontkit@2.0.4)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { openSync } from 'fontkit'

const characters = [...'ãç“”º²•↑↓→←\u2011✓★']
const missing = Object.fromEntries(
  ['bricolage-grotesque', 'source-sans-3'].map((name) => {
    const folder = `node_modules/@fontsource-variable/${name}/files`
    const font = openSync(`${folder}/${name}-latin-wght-normal.woff2`)
    const isMissing = (character) => !font.hasGlyphForCodePoint(character.codePointAt(0))
    return [name, characters.filter(isMissing).join('')]
  }),
)
console.log(missing)

assert.deepEqual(missing, {
  'bricolage-grotesque': '→←\u2011✓★',
  'source-sans-3': '→←\u2011✓★',
})
JS
node check.mjs

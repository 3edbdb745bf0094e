#!/usr/bin/env bash
# A subset draws "ã" written as two characters, but not in every program.
#
# Version: subset-font 2.9.0, harfbuzzjs 1.6.4, fontkit 2.0.4, @fontsource-variable/source-sans-3
#          5.3.1
# Guess:   A subset without the combining tilde shows a box for a + tilde in each program.
# Truth:   HarfBuzz, and so browsers, compose the two to the letter that the subset has. fontkit,
#          which PDF writers use, draws "a" and an empty box.
# Matters: Names that come from a Mac are often written so. The fonts of the site need no
#          combining marks.
# Source:  harfbuzz/harfbuzz: src/hb-ot-shape-normalize.cc; foliojs/fontkit:
#          src/layout/LayoutEngine.js
set -euo pipefail

packages=(subset-font@2.9.0 harfbuzzjs@1.6.4 fontkit@2.0.4 @fontsource-variable/source-sans-3@5.3.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const font = readFileSync(
  'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
)
const subset = await subsetFont(font, 'aãcç', { targetFormat: 'truetype', variationAxes: { wght: 400 } })
function harfbuzz(text) {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(new Font(new Face(new Blob(subset), 0)), buffer)
  return buffer.getGlyphInfosAndPositions().map(({ codepoint }) => codepoint)
}
const fontkit = (text) => create(Buffer.from(subset)).layout(text).glyphs.map(({ id }) => id)
const [one, two] = ['ã', 'a\u0303']
const output = { harfbuzz: [harfbuzz(one), harfbuzz(two)], fontkit: [fontkit(one), fontkit(two)] }
console.log(JSON.stringify(output))
assert.deepEqual(output.harfbuzz[0], output.harfbuzz[1])
assert.equal(output.fontkit[0].length, 1)
assert.equal(output.fontkit[1].at(-1), 0)
JS
node check.mjs

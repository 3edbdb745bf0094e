#!/usr/bin/env bash
# A font editor for the web drops the kerning of each font that it writes.
#
# Version: fonteditor-core 2.6.3, fontkit 2.0.4, fontverter 2.0.0, @fontsource/source-sans-3 5.3.1
# Guess:   Reading and writing a font keeps its tables, or at least the kerning.
# Truth:   fonteditor-core writes neither GPOS (kerning), GSUB nor GDEF, without a message:
#          "Tubulação AV" becomes wider.
# Matters: Headings are fitted by the widths of the published font. Its subsets are cut with
#          fontTools, which keeps these tables.
# Guard:   fontTools, scripts/subset-fonts.ts
# Source:  kekee000/fonteditor-core: src/ttf/table/support.js (tables that are written)
set -euo pipefail

packages=(fonteditor-core@2.6.3 fontkit@2.0.4 fontverter@2.0.0 @fontsource/source-sans-3@5.3.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import fonteditor from 'fonteditor-core'
import { create } from 'fontkit'
import { convert } from 'fontverter'

const folder = 'node_modules/@fontsource/source-sans-3/files'
const file = readFileSync(`${folder}/source-sans-3-latin-400-normal.woff2`)
const source = Buffer.from(await convert(file, 'sfnt'))
const written = Buffer.from(
  fonteditor.Font.create(source, { type: 'ttf' }).write({ type: 'ttf', toBuffer: true }),
)
const facts = (bytes) => {
  const font = create(bytes)
  return {
    layout: ['GDEF', 'GPOS', 'GSUB'].filter((name) => font.directory.tables[name]),
    width: Math.round(font.layout('Tubulação AV').advanceWidth),
  }
}
const output = { source: facts(source), written: facts(written) }
console.log(output)
assert.deepEqual(output.source.layout, ['GDEF', 'GPOS', 'GSUB'])
assert.deepEqual(output.written.layout, [])
assert.ok(output.written.width > output.source.width)
JS
node check.mjs

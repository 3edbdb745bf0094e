#!/usr/bin/env bash
# The default weight of a variable font is not Regular.
#
# Version: @fontsource-variable/source-sans-3 5.3.1, @fontsource-variable/bricolage-grotesque
#          5.3.0, fontverter 2.0.0, fontkit 2.0.4
# Guess:   A program that ignores axes draws a variable font as Regular, 400.
# Truth:   Source Sans 3 starts at ExtraLight, 200, and Bricolage Grotesque at ExtraBold, 800,
#          and the size of 96 points.
# Matters: A program without axes, such as some PDF writers, draws these instances. Cut a static
#          font for it.
# Guard:   static fonts, scripts/subset-fonts.ts
# Source:  adobe-fonts/source-sans, ateliertriay/bricolage: fvar tables of the fonts in
#          fontsource/font-files
set -euo pipefail

packages=(
  @fontsource-variable/source-sans-3@5.3.1
  @fontsource-variable/bricolage-grotesque@5.3.0
  fontverter@2.0.0
  fontkit@2.0.4
)
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
import { convert } from 'fontverter'

async function axes(name, file) {
  const woff2 = readFileSync(`node_modules/@fontsource-variable/${name}/files/${file}.woff2`)
  const font = create(Buffer.from(await convert(woff2, 'truetype')))
  const width = (instance) => Math.round(instance.layout('Dedetização').advanceWidth)
  const defaults = Object.fromEntries(
    Object.entries(font.variationAxes).map(([axis, value]) => [axis, value.default]),
  )
  return { defaults, width: width(font), widthOf400: width(font.getVariation({ wght: 400 })) }
}
const output = {
  source: await axes('source-sans-3', 'source-sans-3-latin-wght-normal'),
  bricolage: await axes('bricolage-grotesque', 'bricolage-grotesque-latin-standard-normal'),
}
console.log(output)
assert.deepEqual(output.source.defaults, { wght: 200 })
assert.deepEqual(output.bricolage.defaults, { opsz: 96, wght: 800, wdth: 100 })
assert.notEqual(output.source.width, output.source.widthOf400)
assert.notEqual(output.bricolage.width, output.bricolage.widthOf400)
JS
node check.mjs

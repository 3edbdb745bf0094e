#!/usr/bin/env bash
# A maker of favicons writes a file of 285 kB for one colour.
#
# Version: png-to-ico 3.0.2, sharp 0.35.5
# Guess:   A favicon made from PNG holds PNG: a few kB.
# Truth:   png-to-ico stores four sizes, up to 256 px, as bitmaps: 285,478 bytes for any picture
#          of 512 px.
# Matters: Each visitor loads the icon. Write the small sizes alone, or PNG into the container.
# Source:  steambap/png-to-ico: index.js
set -euo pipefail

packages=(png-to-ico@3.0.2 sharp@0.35.5)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import pngToIco from 'png-to-ico'
import sharp from 'sharp'

const png = await sharp({ create: { width: 512, height: 512, channels: 4, background: 'red' } }).png().toBuffer()
const icon = await pngToIco(png)
// An entry of the directory has 16 bytes and starts with the width, where 0 means 256.
const widths = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => icon[6 + 16 * index] || 256)
console.log({ png: png.length, icon: icon.length, widths })
assert.ok(png.length < 10_000)
assert.equal(icon.length, 285_478)
assert.deepEqual(widths, [48, 32, 16, 256])
JS
node check.mjs

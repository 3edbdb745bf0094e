#!/usr/bin/env bash
# An icon of two kilobytes becomes a file of 285.
#
# Version: png-to-ico 3.0.2, sharp 0.35.5
# Guess:   An .ico file made of one small PNG contains this PNG.
# Truth:   png-to-ico adds sizes and stores each as a bitmap without compression: 285,478 bytes,
#          whatever the PNG weighs. A file with the PNG inside has 22 bytes more than the PNG.
# Matters: Search engines and old browsers fetch /favicon.ico, on a phone's data too. The site
#          redirects them to a PNG.
# Guard:   no .ico file, build/art/icons.ts
# Source:  steambap/png-to-ico: index.js, lib
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

const background = '#1d6f42'
const png = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
  .png()
  .toBuffer()
const ico = await pngToIco(png)
const output = { png: png.length, ico: ico.length, icons: ico.readUInt16LE(4) }
console.log(output)
assert.ok(png.length < 3000)
assert.equal(ico.length, 285_478)
JS
node check.mjs

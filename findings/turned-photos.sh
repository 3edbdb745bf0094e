#!/usr/bin/env bash
# The same orientation is another fact in each format.
#
# Version: sharp 0.35.5, image-size 2.1.0, exifreader 4.46.0
# Guess:   A photo of 40×20 pixels with the EXIF orientation 6 is reported alike in each format, and
#          shown upright.
# Truth:   sharp reports an AVIF as 20×40 without orientation, and the others as 40×20 with 6. Its
#          AVIF has a turn of its own (irot) beside EXIF, and a program that follows EXIF turns it
#          twice. image-size reports the orientation of JPEG only, and an AVIF as 40×20. Chromium
#          156 shows JPEG, AVIF and PNG upright, but WebP as stored (measured); sharp turns WebP.
# Matters: Crops and sizes that come from width, height and orientation are right for one format.
# Guard:   autoOrient in build/art/photo-files.ts, and its test with JPEG and WebP
# Source:  lovell/sharp: metadata, autoOrient; ISO/IEC 23008-12, 6.5.10 (irot)
set -euo pipefail

packages=(sharp@0.35.5 image-size@2.1.0 exifreader@4.46.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import ExifReader from 'exifreader'
import { imageSize } from 'image-size'
import sharp from 'sharp'

const create = { width: 40, height: 20, channels: 3, background: 'gray' }
const output = {}
for (const format of ['jpeg', 'png', 'webp', 'avif']) {
  const file = await sharp({ create }).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
  const { width, height, orientation, autoOrient } = await sharp(file).metadata()
  const size = imageSize(file)
  output[format] = {
    sharp: [width, height, orientation],
    autoOrient: [autoOrient.width, autoOrient.height],
    imageSize: [size.width, size.height, size.orientation],
    exif: ExifReader.load(file).Orientation.value,
    ownTurn: file.includes('irot'),
  }
}
console.log(output)
const stored = { sharp: [40, 20, 6], autoOrient: [20, 40], exif: 6, ownTurn: false }
assert.deepEqual(output, {
  jpeg: { ...stored, imageSize: [40, 20, 6] },
  png: { ...stored, imageSize: [40, 20, undefined] },
  webp: { ...stored, imageSize: [40, 20, undefined] },
  avif: {
    ...stored,
    sharp: [20, 40, undefined],
    imageSize: [40, 20, undefined],
    ownTurn: true,
  },
})
JS
node check.mjs

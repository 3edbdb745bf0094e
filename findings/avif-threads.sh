#!/usr/bin/env bash
# A picture has other bytes, and more of them, on a machine with more cores.
#
# Version: sharp 0.35.5
# Guess:   The number of threads changes the time of an encoder, not its result.
# Truth:   More threads give an AVIF of other bytes, and each doubling a larger one: a photo of
#          1,200 pixels grew by 2 % with two threads and by 7 % with sixteen. WebP stays the same.
#          By default sharp takes one thread on most Linux systems, elsewhere one for each core.
# Matters: File names contain a hash of the bytes, and sizes have limits, so the build encodes with
#          one thread.
# Guard:   one thread, build/art/photo-files.ts
# Source:  libvips/libvips#3758; lovell/sharp: docs, concurrency
set -euo pipefail

packages=(sharp@0.35.5)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import sharp from 'sharp'

const defaultThreads = sharp.concurrency()
const leaves = Array.from({ length: 300 }, (_, index) => {
  const [x, y] = [(index * 7919) % 1000, (index * 104729) % 600]
  return `<ellipse cx="${x}" cy="${y}" rx="${5 + (index % 40)}" ry="${3 + (index % 23)}" fill="hsl(${(index * 37) % 360},40%,${20 + (index % 60)}%)"/>`
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="600">${leaves.join('')}</svg>`
const photo = await sharp(Buffer.from(svg)).png().toBuffer()

async function bytesOf(format, threads) {
  sharp.concurrency(threads)
  const file = await sharp(photo).toFormat(format, { quality: 45, effort: 2 }).toBuffer()
  return file.length
}
const avif = [await bytesOf('avif', 1), await bytesOf('avif', 2), await bytesOf('avif', 4)]
const webp = [await bytesOf('webp', 1), await bytesOf('webp', 4)]
console.log({ defaultThreads, avif, webp })
assert.ok(avif[1] > avif[0] && avif[2] > avif[1])
assert.equal(webp[1], webp[0])
JS
node check.mjs

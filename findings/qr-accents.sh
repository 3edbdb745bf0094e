#!/usr/bin/env bash
# QR generators change a text with an accent.
#
# Version: qrcode-svg 1.1.0, qrcode-generator 2.0.4, jsqr 1.4.0
# Guess:   A QR code contains the text as UTF-8.
# Truth:   qrcode-svg puts a byte order mark before a text with an accent. qrcode-generator
#          writes Latin-1, and jsQR then reads nothing. A percent-encoded address is safe in
#          both.
# Matters: A message for WhatsApp in a code must be percent-encoded.
# Guard:   percent codes, build/art/chat-code.ts
# Source:  papnkukn/qrcode-svg: lib/qrcode.js, QR8bitByte; kazuhikoarase/qrcode-generator:
#          js/qrcode.js, stringToBytes
set -euo pipefail

packages=(qrcode-svg@1.1.0 qrcode-generator@2.0.4 jsqr@1.4.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import jsQR from 'jsqr'
import qrcodeGenerator from 'qrcode-generator'
import QRCode from 'qrcode-svg'

// Draws the modules with 4 pixels each and a margin of 4 modules, then reads the picture.
function read(size, isDark) {
  const width = (size + 8) * 4
  const pixels = new Uint8ClampedArray(width * width * 4)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const [row, column] = [y, x].map((position) => Math.floor(position / 4) - 4)
      const inside = Math.min(row, column) >= 0 && Math.max(row, column) < size
      pixels.set(
        inside && isDark(row, column) ? [0, 0, 0, 255] : [255, 255, 255, 255],
        (y * width + x) * 4,
      )
    }
  return jsQR(pixels, width, width)?.data
}
function withSvg(content) {
  const { modules } = new QRCode({ content }).qrcode
  return read(modules.length, (row, column) => modules[column][row])
}
function withGenerator(content) {
  const code = qrcodeGenerator(0, 'M')
  code.addData(content)
  code.make()
  return read(code.getModuleCount(), (row, column) => code.isDark(row, column))
}
const address = 'https://exemplo.com.br/?text=Ol%C3%A1'
const output = {
  svg: JSON.stringify(withSvg('Olá')),
  svgHasMark: withSvg('Olá') === '\uFEFFOlá',
  generator: withGenerator('Olá'),
  address: [withSvg(address), withGenerator(address)],
}
console.log(output)
assert.equal(output.svgHasMark, true)
assert.equal(output.generator, '')
assert.deepEqual(output.address, [address, address])
JS
node check.mjs

#!/usr/bin/env bash
# QR decoders do not read a code in the colours of the night, or without its white border.
#
# Version: qrcode 1.5.4, qrcode.react 4.2.0, jsqr 1.4.0, @zxing/library 0.21.3,
#          @undecaf/zbar-wasm 0.11.0, sharp 0.35.5
# Guess:   A code light on dark is read like one dark on light, and a component draws the border.
# Truth:   ZXing and ZBar find nothing light on dark, jsQR does. qrcode.react draws no border by
#          default, and without one on a dark surface jsQR and ZXing find nothing, ZBar does.
# Matters: A code for the chat that follows the colours of the page is dead on some phones.
# Guard:   build/art/chat-code.ts, black on the white paper of a printed page
# Source:  ISO/IEC 18004 asks for a border of four modules; zpao/qrcode.react: DEFAULT_MARGIN_SIZE
set -euo pipefail

packages=(qrcode@1.5.4 qrcode.react@4.2.0 react@19.2.3 react-dom@19.2.3 jsqr@1.4.0 @zxing/library@0.21.3 @undecaf/zbar-wasm@0.11.0 sharp@0.35.5)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import zxing from '@zxing/library'
import { scanImageData } from '@undecaf/zbar-wasm'
import jsqr from 'jsqr'
import qrcode from 'qrcode'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'

const text = 'https://wa.me/5548900000000'

/** Draws the code with a border of some modules on a surface, and returns who reads it. */
async function readers(surface, margin, dark = '#000000', light = '#ffffff') {
  const code = await qrcode.toBuffer(text, { margin, scale: 6, color: { dark, light } })
  const edge = { top: 60, bottom: 60, left: 60, right: 60, background: surface }
  const { data, info } = await sharp(code)
    .extend(edge)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = new Uint8ClampedArray(data)

  const found = []
  if (jsqr.default(pixels, width, height)) found.push('jsqr')
  const luminance = pixels.filter((_value, index) => index % 4 === 0)
  const source = new zxing.RGBLuminanceSource(luminance, width, height)
  try {
    new zxing.QRCodeReader().decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(source)))
    found.push('zxing')
  } catch (error) {
    if (!(error instanceof zxing.NotFoundException)) throw error
  }
  if ((await scanImageData({ data: pixels, width, height })).length > 0) found.push('zbar')
  return found
}

const output = {
  darkOnLight: await readers('#ffffff', 4),
  lightOnDark: await readers('#000000', 4, '#ffffff', '#000000'),
  withoutBorderOnDark: await readers('#111111', 0),
  componentStartsAtEdge: renderToStaticMarkup(createElement(QRCodeSVG, { value: text })).includes(
    'd="M0 0h7v1H0z',
  ),
}
console.log(output)

assert.deepEqual(output.darkOnLight, ['jsqr', 'zxing', 'zbar'])
assert.deepEqual(output.lightOnDark, ['jsqr'])
assert.deepEqual(output.withoutBorderOnDark, ['zbar'])
assert.equal(output.componentStartsAtEdge, true)
JS
node check.mjs

#!/usr/bin/env bash
# A picture of text requests a font from another host while it is drawn.
#
# Version: next 16.4.6, react 19.3.1, @fontsource/source-sans-3 5.3.1
# Guess:   With a font of one's own, a character that the font lacks becomes an empty box, and the
#          picture needs no network.
# Truth:   next/og requests a font for the character from a public host. Only if the request fails,
#          the picture has an empty box; there is no error.
# Matters: The same build would publish another picture on another network, so the site removes
#          characters that the fonts lack. The installation takes 200 MB.
# Guard:   share-text.ts
# Source:  vercel/satori: README, dynamically load emojis and fonts; vercel/next.js:
#          packages/next/src/compiled/@vercel/og, FontDetector
set -euo pipefail

packages=(next@16.4.6 react-dom@19.3.1 react@19.3.1 @fontsource/source-sans-3@5.3.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --omit=optional --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { ImageResponse } from 'next/og.js'
import { createElement } from 'react'

// Counts and refuses the requests for remote files, so that the check needs no such host.
const hosts = new Set()
const requestLocalFile = globalThis.fetch
globalThis.fetch = async (input, options) => {
  const { protocol, host } = new URL(input.url ?? input)
  if (!protocol.startsWith('http')) return requestLocalFile(input, options)
  hosts.add(host)
  throw new Error('refused')
}
console.error = () => {}

const files = 'node_modules/@fontsource/source-sans-3/files'
const data = readFileSync(`${files}/source-sans-3-latin-400-normal.woff`)
async function draw(text) {
  hosts.clear()
  const element = createElement('div', { style: { fontFamily: 'text' } }, text)
  const fonts = [{ name: 'text', data }]
  const image = new ImageResponse(element, { width: 200, height: 60, fonts })
  const png = Buffer.from(await image.arrayBuffer())
  return { png, requests: hosts.size }
}
const known = await draw('Baratas')
const unknown = await draw('Baratas 虫')
const output = {
  known: known.requests,
  unknown: unknown.requests,
  isPng: unknown.png.subarray(1, 4).toString() === 'PNG',
}
console.log(output)
assert.deepEqual(output, { known: 0, unknown: 1, isPng: true })
JS
node check.mjs

#!/usr/bin/env bash
# A picture library draws other colours of an SVG than the browser.
#
# Version: sharp 0.35.5
# Guess:   librsvg reads the styles of SVG 2: custom properties, oklch() and media rules for the
#          screen.
# Truth:   A colour from a custom property is black, or the fallback of var() even where the
#          property is set. oklch() is black, and every @media rule is ignored. Slash alpha and
#          the property transform work.
# Matters: Share pictures and PNG icons are made from SVG: their colours must be plain.
# Guard:   plain colours, build/art/art.test.ts
# Source:  lovell/sharp: docs (SVG by librsvg); GNOME/librsvg: doc/features.rst
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

async function fill(css) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="4" height="4">
    <style>${css}</style><rect class="a" width="4" height="4"/></svg>`
  return [...(await sharp(Buffer.from(svg)).raw().toBuffer()).subarray(0, 4)].join()
}
const output = {
  plain: await fill('.a{fill:#f00}'),
  slashAlpha: await fill('.a{fill:rgb(255 0 0 / 50%)}'),
  property: await fill('svg{--c:#f00}.a{fill:var(--c)}'),
  propertyWithFallback: await fill('svg{--c:#0f0}.a{fill:var(--c,#f00)}'),
  oklch: await fill('.a{fill:oklch(63% .26 29)}'),
  mediaScreen: await fill('@media screen{.a{fill:#f00}}'),
}
console.log(output)
const red = '255,0,0,255'
const black = '0,0,0,255'
assert.deepEqual(output, {
  plain: red,
  slashAlpha: '255,0,0,128',
  property: black,
  propertyWithFallback: red,
  oklch: black,
  mediaScreen: black,
})
JS
node check.mjs

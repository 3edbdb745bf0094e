#!/usr/bin/env bash
# A fast DOM lowers the names of SVG elements inside HTML, so no selector finds them.
#
# Version: linkedom 0.18.15, jsdom 26.1.0
# Guess:   An HTML parser keeps or corrects the case of SVG elements, as the standard says.
# Truth:   linkedom has <lineargradient> and <clippath> in its DOM and writes them so. Browsers
#          correct the names, but code that reads localName misses them. With an XML type it
#          keeps the case.
# Matters: The build post-processes pages with inline SVG; a faster DOM instead of jsdom would
#          not find these elements.
# Source:  WebReflection/linkedom#139
set -euo pipefail

packages=(linkedom@0.18.15 jsdom@26.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'
import { DOMParser, parseHTML } from 'linkedom'

const svg =
  '<svg viewBox="0 0 9 9"><linearGradient id="g" gradientUnits="userSpaceOnUse"></linearGradient><clipPath id="c"></clipPath></svg>'
const page = `<!doctype html><html><head></head><body>${svg}</body></html>`
const names = (document) => [...document.querySelectorAll('svg *')].map(({ localName }) => localName)
const output = {
  linkedom: parseHTML(page).document.querySelector('svg').outerHTML,
  linkedomNames: names(parseHTML(page).document),
  jsdomNames: names(new JSDOM(page).window.document),
  xml: names(new DOMParser().parseFromString(svg, 'image/svg+xml')),
}
console.log(output)
assert.deepEqual(output.linkedomNames, ['lineargradient', 'clippath'])
assert.deepEqual(output.jsdomNames, ['linearGradient', 'clipPath'])
assert.deepEqual(output.xml, ['linearGradient', 'clipPath'])
JS
node check.mjs

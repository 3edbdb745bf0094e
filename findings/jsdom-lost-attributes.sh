#!/usr/bin/env bash
# A page that jsdom writes lacks attributes that a script has set by property.
#
# Version: jsdom 26.1.0
# Guess:   Properties of HTML, such as loading of an image since 2020, become attributes.
# Truth:   jsdom knows none of async, loading, decoding, as, integrity, inert, popover, sandbox of a
#          frame and name of <details>: an assignment makes a plain JavaScript property, and the
#          page is written without it. defer, crossOrigin and hidden work. setAttribute always does.
# Matters: A build that sets script.async by property would write a script that blocks the page.
# Guard:   build/export/page.test.ts
# Source:  jsdom/jsdom#1564, #3407 (both open)
set -euo pipefail

packages=(jsdom@26.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const { document } = new JSDOM('').window
const written = (name, properties) =>
  Object.assign(document.createElement(name), properties).outerHTML
const output = [
  written('script', { src: '/a.js', async: true, integrity: 'sha256-a' }),
  written('script', { src: '/a.js', defer: true, crossOrigin: 'anonymous' }),
  written('img', { src: '/a.avif', loading: 'lazy', decoding: 'async' }),
  written('link', { rel: 'preload', href: '/a.woff2', as: 'font' }),
  written('details', { name: 'questions', open: true }),
  written('div', { inert: true, popover: 'auto', hidden: true }),
  written('iframe', { src: '/map', sandbox: 'allow-scripts' }),
]
const script = document.createElement('script')
script.toggleAttribute('async', true)
output.push(script.outerHTML)
console.log(output)
assert.deepEqual(output, [
  '<script src="/a.js"></script>',
  '<script src="/a.js" defer="" crossorigin="anonymous"></script>',
  '<img src="/a.avif">',
  '<link rel="preload" href="/a.woff2">',
  '<details open=""></details>',
  '<div hidden=""></div>',
  '<iframe src="/map"></iframe>',
  '<script async=""></script>',
])
JS
node check.mjs

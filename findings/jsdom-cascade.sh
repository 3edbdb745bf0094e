#!/usr/bin/env bash
# jsdom computes styles without weights, without !important and with few media rules.
#
# Version: jsdom 26.1.0
# Guess:   getComputedStyle follows the cascade for the properties that jsdom knows, and treats
#          min-width as true.
# Truth:   The last matching rule wins: "div" beats "#a", and a plain rule beats "!important".
#          Rules in "@media screen" count; those in "@media all", "(min-width: 1px)", @layer and
#          @supports do not.
# Matters: getByRole and toBeVisible of Testing Library ask this function whether an element is
#          hidden: such tests belong in a browser.
# Guard:   visibility is tested in browsers (CONTRIBUTING)
# Source:  jsdom/jsdom#3318, #3532
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

function display(css) {
  const { window } = new JSDOM(`<style>${css}</style><div id="a">x</div>`)
  return window.getComputedStyle(window.document.getElementById('a')).display
}
const hide = '#a{display:none}'
const output = {
  rule: display(hide),
  weight: display(`${hide} div{display:block}`),
  important: display('#a{display:none!important} #a{display:block}'),
  mediaScreen: display(`@media screen{${hide}}`),
  mediaAll: display(`@media all{${hide}}`),
  mediaWidth: display(`@media (min-width:1px){${hide}}`),
  layer: display(`@layer base{${hide}}`),
  supports: display(`@supports (display:grid){${hide}}`),
}
console.log(output)
assert.deepEqual(output, {
  rule: 'none',
  weight: 'block',
  important: 'block',
  mediaScreen: 'none',
  mediaAll: 'block',
  mediaWidth: 'block',
  layer: 'block',
  supports: 'block',
})
JS
node check.mjs

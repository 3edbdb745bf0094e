#!/usr/bin/env bash
# A query by role finds what no visitor can reach.
#
# Version: @testing-library/dom 10.4.2, @testing-library/jest-dom 6.9.1, jsdom 26.1.0
# Guess:   getByRole leaves out what screen readers leave out: closed answers, closed popovers and
#          inert parts.
# Truth:   getByRole leaves out hidden, aria-hidden and a closed <dialog>, but finds links in a
#          closed <details>, a closed popover and an inert part. toBeVisible also knows the closed
#          <details>.
# Matters: A test that says a closed menu has no links passes or fails for another reason. Such
#          tests belong in a browser.
# Guard:   e2e/menu.spec.ts
# Source:  testing-library/dom-testing-library#1364 (open); src/role-helpers.js, isInaccessible
set -euo pipefail

packages=(@testing-library/dom@10.4.2 @testing-library/jest-dom@6.9.1 jsdom@26.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { queryAllByRole } from '@testing-library/dom'
import { toBeVisible } from '@testing-library/jest-dom/matchers'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html>')
for (const name of ['window', 'document', 'getComputedStyle']) globalThis[name] = window[name]
globalThis.window = window

const utils = { matcherHint: String, RECEIVED_COLOR: String, printReceived: String }
const isVisible = (element) => toBeVisible.call({ utils, isNot: false }, element).pass
const link = '<a href="#precos">Preços</a>'
const output = {}
for (const [name, html] of Object.entries({
  hidden: `<div hidden>${link}</div>`,
  'closed dialog': `<dialog>${link}</dialog>`,
  'closed details': `<details><summary>Quanto custa?</summary>${link}</details>`,
  'closed popover': `<div popover>${link}</div>`,
  inert: `<div inert>${link}</div>`,
})) {
  document.body.innerHTML = html
  output[name] = [
    queryAllByRole(document.body, 'link').length,
    isVisible(document.querySelector('a')),
  ]
}
console.log(output)
assert.deepEqual(output, {
  hidden: [0, false],
  'closed dialog': [0, false],
  'closed details': [1, false],
  'closed popover': [1, true],
  inert: [1, true],
})
JS
node check.mjs

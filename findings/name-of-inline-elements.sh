#!/usr/bin/env bash
# The name of a button has spaces that no screen reader says.
#
# Version: dom-accessibility-api 0.7.1, jsdom 26.1.0
# Guess:   Inline elements add nothing to a name: "1<sup>o</sup>" is named "1o".
# Truth:   In jsdom the library of Testing Library puts a space around each element, also around
#          <sup>, <span> and <wbr>: "1 o". Chromium 156 names the same button "1o" (measured).
# Matters: getByRole with the real name finds nothing, and a name that passes in Jest fails in a
#          browser.
# Guard:   names are tested in browsers
# Source:  testing-library/dom-testing-library#1164; jsdom/jsdom#4091 (other names since jsdom 28)
set -euo pipefail

packages=(dom-accessibility-api@0.7.1 jsdom@26.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { computeAccessibleName } from 'dom-accessibility-api'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html>')
const { document } = window
const nameOf = (html) => {
  document.body.innerHTML = `<button>${html}</button>`
  return computeAccessibleName(document.querySelector('button'))
}
const output = ['1<sup>o</sup>', '<span>Casa</span><span>Modelo</span>', 'desentupi<wbr>mento'].map(
  nameOf,
)
console.log(output)
assert.deepEqual(output, ['1 o', 'Casa Modelo', 'desentupi mento'])
JS
node check.mjs

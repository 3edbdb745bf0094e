#!/usr/bin/env bash
# A test that types a Brazilian number gets ten times the number.
#
# Version: @testing-library/user-event 14.6.13, @testing-library/dom 10.4.2, jsdom 26.1.0
# Guess:   A number input takes "1,5" as 1.5, or refuses the text and stays empty.
# Truth:   user-event leaves the comma out: "1,5" becomes 15, and "1.500,00" becomes 1.5.
#          Chromium 156 in English does the same with the comma (measured).
# Matters: The test passes with a wrong price or coordinate, and so does an owner whose browser is
#          in English. Number fields are text inputs with a parser for commas.
# Guard:   text inputs, number.tsx
# Source:  testing-library/user-event: src/event/input.ts, src/utils
set -euo pipefail

packages=(@testing-library/user-event@14.6.13 @testing-library/dom@10.4.2 jsdom@26.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><input type="number" step="any">')
globalThis.window = window
globalThis.document = window.document
const { userEvent } = await import('@testing-library/user-event')

const input = document.querySelector('input')
const user = userEvent.setup({ document })
const output = {}
for (const typed of ['1,5', '1.5', '1.500,00', 'R$ 150']) {
  input.value = ''
  await user.type(input, typed)
  output[typed] = input.value
}
console.log(output)
assert.deepEqual(output, { '1,5': '15', '1.5': '1.5', '1.500,00': '1.50000', 'R$ 150': '150' })
JS
node check.mjs

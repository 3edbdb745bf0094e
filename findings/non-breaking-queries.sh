#!/usr/bin/env bash
# A query by text and a query by name disagree about the non-breaking space.
#
# Version: @testing-library/dom 10.4.2, @testing-library/jest-dom 6.9.1, jsdom 26.1.0
# Guess:   Testing Library treats a non-breaking space as a space, or keeps it, in all queries.
# Truth:   For "R$&nbsp;150", getByText and toHaveTextContent need a plain space and find nothing
#          with the sign as written. getByRole and toHaveAccessibleName need the sign, and find
#          nothing with a plain space.
# Matters: Prices and phone numbers keep together by this sign. A test copied from one query to the
#          other fails, and a test by text does not see the sign get lost.
# Guard:   pages.test.tsx
# Source:  testing-library/dom-testing-library#883, #890 (both open)
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
import { queryAllByRole, queryAllByText } from '@testing-library/dom'
import { toHaveAccessibleName, toHaveTextContent } from '@testing-library/jest-dom/matchers'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><button>R$&nbsp;150</button>')
for (const name of ['window', 'document', 'getComputedStyle']) globalThis[name] = window[name]
globalThis.window = window

const { body } = document
const button = document.querySelector('button')
const context = {
  utils: { matcherHint: String, printExpected: String, printReceived: String },
  equals: Object.is,
  isNot: false,
}
const results = (text) => ({
  getByText: queryAllByText(body, text).length,
  toHaveTextContent: toHaveTextContent.call(context, button, text).pass,
  getByRole: queryAllByRole(body, 'button', { name: text }).length,
  toHaveAccessibleName: toHaveAccessibleName.call(context, button, text).pass,
})
const output = { plain: results('R$ 150'), nonBreaking: results('R$\u00a0150') }
console.log(output)
assert.deepEqual(output, {
  plain: { getByText: 1, toHaveTextContent: true, getByRole: 0, toHaveAccessibleName: false },
  nonBreaking: { getByText: 0, toHaveTextContent: false, getByRole: 1, toHaveAccessibleName: true },
})
JS
node check.mjs

#!/usr/bin/env bash
# A keyboard test cannot open a question.
#
# Version: @testing-library/user-event 14.6.13, @testing-library/dom 10.4.2, jsdom 26.1.0
# Guess:   Enter and the space bar open <details> on its focused <summary>, as they press a button,
#          since a click opens it.
# Truth:   user-event sends a click for keys on buttons and links only. Neither key opens the
#          question, a click does. Afterwards Tab goes into the closed answer.
# Matters: A test of questions by keyboard belongs in a browser: with jsdom it fails on a correct
#          page, or passes on a page whose closed links can be focused.
# Guard:   e2e/keyboard.spec.ts
# Source:  testing-library/user-event: src/event/behavior/keypress.ts, keyup.ts
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

const { window } = new JSDOM(
  '<!doctype html><details><summary>Quanto custa?</summary><a href="#precos">Preços</a></details>',
)
globalThis.window = window
globalThis.document = window.document
const { userEvent } = await import('@testing-library/user-event')

const details = document.querySelector('details')
const user = userEvent.setup({ document })
const output = {}
await user.tab()
output.focused = document.activeElement.localName
await user.keyboard('{Enter}')
output.afterEnter = details.open
await user.keyboard(' ')
output.afterSpace = details.open
await user.tab()
output.focusedInClosedAnswer = document.activeElement.localName
await user.click(document.querySelector('summary'))
output.afterClick = details.open
console.log(output)
assert.deepEqual(output, {
  focused: 'summary',
  afterEnter: false,
  afterSpace: false,
  focusedInClosedAnswer: 'a',
  afterClick: true,
})
JS
node check.mjs

#!/usr/bin/env bash
# A dialog hides status messages from screen readers, unless they spell out aria-live.
#
# Version: @radix-ui/react-dialog 1.3.1, react 19.3.1, react-dom 19.3.1, jsdom 26.1.0
# Guess:   An open dialog hides the page but leaves all live regions, or hides all of them.
# Truth:   Radix Dialog sets aria-hidden on siblings with role="status" and role="alert",
#          although both roles are live regions, and spares those with the attribute aria-live.
# Matters: A message such as “Sem conexão” beside an open menu is announced only with aria-live.
# Guard:   aria-live, e2e/menu.spec.ts
# Source:  radix-ui/primitives#1820; theKashey/aria-hidden: src/index.ts, hideOthers
set -euo pipefail

packages=(@radix-ui/react-dialog@1.3.1 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const regions = ['role="status"', 'role="alert"', 'aria-live="polite"']
const markup = regions
  .map((attribute) => `<p ${attribute} data-region='${attribute}'>Mensagem</p>`)
  .join('')
const { window } = new JSDOM(`<body><div id="app"></div>${markup}</body>`, {
  pretendToBeVisual: true,
})
const names = `document navigator Node NodeFilter HTMLElement HTMLInputElement MutationObserver
  CustomEvent getComputedStyle`
for (const name of names.split(/\s+/))
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
Object.assign(globalThis, { window, IS_REACT_ACT_ENVIRONMENT: true })
const { act, createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { Content, Description, Portal, Root, Title } = await import('@radix-ui/react-dialog')

const dialog = createElement(
  Root,
  { defaultOpen: true },
  createElement(
    Portal,
    null,
    createElement(
      Content,
      null,
      createElement(Title, null, 'Menu'),
      createElement(Description, null, 'Páginas'),
    ),
  ),
)
await act(async () => createRoot(window.document.getElementById('app')).render(dialog))
const hidden = Object.fromEntries(
  [...window.document.querySelectorAll('[data-region]')].map((region) => [
    region.dataset.region,
    region.getAttribute('aria-hidden'),
  ]),
)
console.log(hidden)
assert.deepEqual(hidden, {
  'role="status"': 'true',
  'role="alert"': 'true',
  'aria-live="polite"': null,
})
process.exit()
JS
node check.mjs

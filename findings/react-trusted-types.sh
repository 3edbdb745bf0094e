#!/usr/bin/env bash
# React sets markup from a plain string for each <script> element.
#
# Version: react 19.3.1, react-dom 19.3.1, jsdom 26.1.0
# Guess:   Under Trusted Types only dangerouslySetInnerHTML needs a policy, and React makes a
#          string of a trusted value.
# Truth:   React passes trusted values on unchanged, in attributes too. For each <script>
#          element, also one with data, the client sets innerHTML to a plain string. Under
#          require-trusted-types-for Chromium 156 refuses it, and the whole tree stays empty
#          (measured).
# Matters: The preview of the editor renders pages without their structured data. A policy in
#          <meta> would allow no <script> in client components.
# Guard:   route-page.tsx, not in the preview
# Source:  react/react: packages/react-dom-bindings/src/client/ReactFiberConfigDOM.js,
#          createInstance
set -euo pipefail

packages=(react@19.3.1 react-dom@19.3.1 jsdom@26.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<div id="app"></div>', { pretendToBeVisual: true })
for (const name of ['document', 'navigator', 'HTMLIFrameElement'])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
Object.assign(globalThis, { window, IS_REACT_ACT_ENVIRONMENT: true })

// Records what reaches innerHTML, which a browser would check. jsdom has no Trusted Types.
const assigned = []
const { prototype } = window.Element
const { set, ...property } = Object.getOwnPropertyDescriptor(prototype, 'innerHTML')
Object.defineProperty(prototype, 'innerHTML', {
  ...property,
  set(value) {
    assigned.push([typeof value, String(value)])
    set.call(this, value)
  },
})
const trusted = { toString: () => '<b>Texto</b>' }
const { act, createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
console.error = () => undefined
const element = createElement(
  'div',
  null,
  createElement('p', { dangerouslySetInnerHTML: { __html: trusted } }),
  createElement('script', { type: 'application/ld+json' }, '{}'),
)
await act(async () => createRoot(window.document.getElementById('app')).render(element))
console.log(assigned)
assert.deepEqual(assigned, [
  ['object', '<b>Texto</b>'],
  ['string', '<script></script>'],
])
process.exit()
JS
node check.mjs

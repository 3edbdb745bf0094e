#!/usr/bin/env bash
# A photo that a test stores in IndexedDB comes back empty.
#
# Version: fake-indexeddb 6.2.8, jsdom 26.1.0
# Guess:   fake-indexeddb stores a File as a browser does, or refuses what it cannot copy.
# Truth:   A File of jsdom comes back as {} without an error, because Node's structuredClone sees a
#          plain object. A File of Node comes back as a Blob, without its name.
# Matters: The editor keeps photos of a draft in IndexedDB. Its tests of drafts run in a browser.
# Guard:   editor/e2e/photos.spec.ts
# Source:  dumbmatter/fakeIndexedDB#102 (open), #88; jsdom/jsdom#3363
set -euo pipefail

packages=(fake-indexeddb@6.2.8 jsdom@26.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import 'fake-indexeddb/auto'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM()
const opened = indexedDB.open('fotos', 1)
opened.onupgradeneeded = () => opened.result.createObjectStore('fotos')
await new Promise((resolve) => {
  opened.onsuccess = resolve
})
async function stored(file) {
  const store = opened.result.transaction('fotos', 'readwrite').objectStore('fotos')
  store.put({ file }, 'ralo')
  const request = store.get('ralo')
  await new Promise((resolve) => {
    request.onsuccess = resolve
  })
  const { file: result } = request.result
  return { type: result.constructor.name, size: result.size, name: result.name }
}
const output = {
  jsdom: await stored(new window.File(['foto'], 'ralo.jpg', { type: 'image/jpeg' })),
  node: await stored(new File(['foto'], 'ralo.jpg', { type: 'image/jpeg' })),
}
console.log(output)
assert.deepEqual(output, {
  jsdom: { type: 'Object', size: undefined, name: undefined },
  node: { type: 'Blob', size: 4, name: undefined },
})
JS
node check.mjs

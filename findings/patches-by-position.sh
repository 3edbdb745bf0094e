#!/usr/bin/env bash
# Patches of JSON lists name positions, so a patch hits another card on a changed list.
#
# Version: fast-json-patch 3.1.1, immer 11.2.10, jsondiffpatch 0.7.7
# Guess:   A patch for the removal of the first card removes that card; with an object hash it
#          even knows the card by its name.
# Truth:   fast-json-patch and immer rewrite every later card field by field and drop the last
#          one, which undoes a change of the other side. jsondiffpatch with objectHash removes
#          whatever is first by then.
# Matters: The editor merges content of two people: merge whole values with their base, not
#          patches.
# Guard:   editor/store/merge.ts
# Source:  Starcounter-Jack/JSON-Patch: src/duplex.ts; immerjs/immer: src/plugins/patches.ts;
#          benjamine/jsondiffpatch: docs/deltas.md
set -euo pipefail

packages=(fast-json-patch@3.1.1 immer@11.2.10 jsondiffpatch@0.7.7)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import jsonPatch from 'fast-json-patch'
import { applyPatches, enablePatches, produceWithPatches } from 'immer'
import { create } from 'jsondiffpatch'

const base = [
  { title: 'Baratas', price: 10 },
  { title: 'Cupins', price: 20 },
  { title: 'Ratos', price: 30 },
]
const withoutFirst = base.slice(1)
const ratsCost99 = base.with(2, { title: 'Ratos', price: 99 })

const operations = jsonPatch.compare(base, withoutFirst)
const rfc = jsonPatch.applyPatch(structuredClone(ratsCost99), operations).newDocument

enablePatches()
const [, patches] = produceWithPatches(base, (draft) => void draft.splice(0, 1))
const immer = applyPatches(ratsCost99, patches)

const differ = create({ objectHash: ({ title }) => title })
const delta = differ.diff(base, withoutFirst)
const hashed = differ.patch([{ title: 'Formigas', price: 5 }, ...structuredClone(base)], delta)

console.log('fast-json-patch:', operations.length, 'operations,', JSON.stringify(rfc))
console.log('immer:          ', patches.length, 'patches,   ', JSON.stringify(immer))
console.log(
  'jsondiffpatch:  ',
  hashed.map(({ title }) => title),
)
assert.deepEqual([operations.length, patches.length], [5, 3])
assert.equal(rfc.at(-1).price, 30)
assert.equal(immer.at(-1).price, 30)
assert.deepEqual(
  hashed.map(({ title }) => title),
  ['Baratas', 'Cupins', 'Ratos'],
)
JS
node check.mjs

#!/usr/bin/env bash
# A three-way merge of objects loses the changes of both sides without a conflict.
#
# Version: node-diff3 3.2.1
# Guess:   node-diff3 compares the items of two lists as deep values, or at least reports a
#          conflict.
# Truth:   Objects become the key "[object Object]", so all items are equal: no conflict, and the
#          result is the base.
# Matters: The editor merges lists of cards. Items must be JSON texts before the comparison.
# Guard:   own merge, editor/store/merge.ts
# Source:  bhousel/node-diff3: src/diff3.mjs, LCS
set -euo pipefail

packages=(node-diff3@3.2.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { diff3Merge } from 'node-diff3'

const base = [{ title: 'Baratas' }, { title: 'Cupins' }]
const mine = [{ title: 'Baratas alemãs' }, { title: 'Cupins' }]
const theirs = [{ title: 'Baratas' }, { title: 'Cupins de solo' }]
const text = (list) => list.map((item) => JSON.stringify(item))

const objects = diff3Merge(mine, base, theirs)
const texts = diff3Merge(text(mine), text(base), text(theirs))
console.log('As objects:', JSON.stringify(objects))
console.log('As texts:  ', JSON.stringify(texts))
assert.deepEqual(objects, [{ ok: base }])
assert.ok(texts[0].conflict)
JS
node check.mjs

#!/usr/bin/env bash
# A JSON differ with keys does not see that an item moved.
#
# Version: json-diff-ts 4.10.4
# Guess:   A move shows as a change, and an inserted card is applied at its place.
# Truth:   With embeddedObjKeys a moved card gives no change at all, and a card inserted in the
#          middle is applied at the end.
# Matters: The order of cards is content: the owner moves them in the editor.
# Source:  ltwlf/json-diff-ts: src/jsonDiff.ts
set -euo pipefail

packages=(json-diff-ts@4.10.4)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { applyChangeset, diff } from 'json-diff-ts'

const list = (...titles) => ({ cards: titles.map((title) => ({ title })) })
const before = list('Baratas', 'Cupins', 'Ratos')
const keys = { embeddedObjKeys: { cards: 'title' } }
const moved = diff(before, list('Ratos', 'Baratas', 'Cupins'), keys)
const inserted = diff(before, list('Baratas', 'Formigas', 'Cupins', 'Ratos'), keys)
const result = applyChangeset(structuredClone(before), inserted).cards.map(({ title }) => title)
console.log({ moved, inserted: result })
assert.deepEqual(moved, [])
assert.deepEqual(result, ['Baratas', 'Cupins', 'Ratos', 'Formigas'])
JS
node check.mjs

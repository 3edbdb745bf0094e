#!/usr/bin/env bash
# Two packages for slugs: one makes "1ª" and "1º" the same, the other writes dollars into a price in reais.
#
# Version: @sindresorhus/slugify 3.0.1, slugify 1.6.9
# Guess:   Both turn a heading into readable ASCII words and differ in details of punctuation only.
# Truth:   Both lose "½" and "²". The first reads "1ª visita" and "1º visita" as one slug and divides names by
#          capitals: "iFood" is "i-food", "CIATox" "cia-tox". The second, strict, keeps "1a" and "1o", and writes
#          English into Portuguese: "R$ 90" is "rdollar-90", "C&A" "canda", "100%" "100percent".
# Matters: Anchors and file names come from an owner's headings.
# Guard:   Anchors are a fixed table, and names of photos keep letters and digits only (editor/photos/).
# Source:  the replacements and decamelize in the README of each package
set -euo pipefail

packages=(@sindresorhus/slugify@3.0.1 slugify@1.6.9)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import first from '@sindresorhus/slugify'
import second from 'slugify'

const slugs = Object.fromEntries(
  ['1ª visita', '1º visita', '½ litro', 'm²', 'iFood', 'CIATox', 'R$ 90', 'C&A', '100%'].map((text) => [
    text,
    [first(text), second(text, { lower: true, strict: true })],
  ]),
)
console.log(slugs)

assert.deepEqual(slugs, {
  '1ª visita': ['1-visita', '1a-visita'],
  '1º visita': ['1-visita', '1o-visita'],
  '½ litro': ['litro', 'litro'],
  'm²': ['m', 'm'],
  iFood: ['i-food', 'ifood'],
  CIATox: ['cia-tox', 'ciatox'],
  'R$ 90': ['r-90', 'rdollar-90'],
  'C&A': ['c-and-a', 'canda'],
  '100%': ['100', '100percent'],
})
JS
node check.mjs

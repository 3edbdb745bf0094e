#!/usr/bin/env bash
# A price without cents is read as a hundredth.
#
# Version: @brazilian-utils/brazilian-utils 2.4.0
# Guess:   parseCurrency("R$ 150") is 150.
# Truth:   The result is 1.5, because the last two digits count as cents when no comma follows;
#          "R$ 1.500" and "R$ 150,5" are right.
# Matters: An owner types prices without cents.
# Guard:   model/fields/price.ts
# Source:  brazilian-utils/javascript: parseCurrency
set -euo pipefail

packages=(@brazilian-utils/brazilian-utils@2.4.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { parseCurrency } from '@brazilian-utils/brazilian-utils'

const output = Object.fromEntries(
  ['R$ 150', '150', 'R$ 150,00', 'R$ 150,5', 'R$ 1.500'].map((text) => [text, parseCurrency(text)]),
)
console.log(output)
assert.deepEqual(output, {
  150: 1.5,
  'R$ 150': 1.5,
  'R$ 150,00': 150,
  'R$ 150,5': 150.5,
  'R$ 1.500': 1500,
})
JS
node check.mjs

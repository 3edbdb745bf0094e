#!/usr/bin/env bash
# A list of offensive Portuguese words has the spider, the tap and the sack.
#
# Version: naughty-words 1.2.0
# Guess:   A list that search boxes and comment forms use has insults and words of sex.
# Truth:   It also has "aranha" (spider), "torneira" (tap), "saco" (sack), "pau" (wood), "fecal",
#          "cerveja" (beer), "comer" (to eat) and "burro" (donkey), which mean something else in slang
#          somewhere. The lists for English and Spanish do not have spider, tap or sack.
# Matters: A filter would drop testimonials of the services "Controle de Aranha" and "Troca de torneira".
# Guard:   model/launch/: lists what may be private or untrue, and judges no word by a foreign list
# Source:  LDNOOBW: pt
set -euo pipefail

packages=(naughty-words@1.2.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import lists from 'naughty-words'

const plain = ['aranha', 'torneira', 'saco', 'pau', 'fecal', 'cerveja', 'comer', 'burro', 'rato']
const found = {
  pt: plain.filter((word) => lists.pt.includes(word)),
  en: ['spider', 'tap', 'sack'].filter((word) => lists.en.includes(word)),
  es: ['araña', 'grifo', 'saco'].filter((word) => lists.es.includes(word)),
}
console.log(found)
assert.deepEqual(found, {
  pt: ['aranha', 'torneira', 'saco', 'pau', 'fecal', 'cerveja', 'comer', 'burro'],
  en: [],
  es: [],
})
JS
node check.mjs

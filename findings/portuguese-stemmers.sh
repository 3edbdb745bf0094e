#!/usr/bin/env bash
# Stemmers of Portuguese part a singular from its plural.
#
# Version: snowball-stemmers 0.6.0, @orama/stemmers 3.1.18, natural 8.1.1
# Guess:   The stem of a plural is the stem of its singular.
# Truth:   All three follow Snowball: escorpião gives "escorpiã" and escorpiões "escorpiõ", as animal
#          and animais, móvel and móveis differ. "Pombais" (lofts) gets the stem of "pombo".
# Matters: A search of a pest company that stems its words does not find the scorpions.
# Guard:   editor/screens/search.ts searches parts of words, without stems
# Source:  https://snowballstem.org/algorithms/portuguese/stemmer.html
set -euo pipefail

packages=(snowball-stemmers@0.6.0 @orama/stemmers@3.1.18 natural@8.1.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { stemmer } from '@orama/stemmers/portuguese'
import natural from 'natural'
import snowball from 'snowball-stemmers'

const stemmers = [
  (word) => snowball.newStemmer('portuguese').stem(word),
  stemmer,
  (word) => natural.PorterStemmerPt.stem(word),
]
const pairs = [
  ['barata', 'baratas'],
  ['dedetização', 'dedetizações'],
  ['escorpião', 'escorpiões'],
  ['animal', 'animais'],
  ['móvel', 'móveis'],
  ['pombo', 'pombais'],
]
const output = pairs.map((pair) => pair.map((word) => stemmers.map((stem) => stem(word))))
console.log(output)

assert.deepEqual(
  output.map((pair) => pair.map((stems) => [...new Set(stems)].join())),
  [
    ['barat', 'barat'],
    ['dedetiz', 'dedetiz'],
    ['escorpiã', 'escorpiõ'],
    ['animal', 'anim'],
    ['móvel', 'móv'],
    ['pomb', 'pomb'],
  ],
)
JS
node check.mjs

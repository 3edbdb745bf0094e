#!/usr/bin/env bash
# The parser of OpenStreetMap's opening hours reads Portuguese.
#
# Version: opening_hours 3.15.0
# Guess:   Only the English of the format, "Mo-Fr 08:00-18:00", is read.
# Truth:   "Seg a Sex 8h às 18h, Sáb 8h às 12h" is read correctly, with warnings. But "segunda a sexta
#          das 8 às 18" and "dom fechado" raise errors.
# Matters: An own parser of Portuguese hours repeats most of a library.
# Guard:   None. The hours of this site are fields, so it parses no words.
# Source:  opening-hours/opening_hours.js: src/locales/word_error_correction.yaml
set -euo pipefail

packages=(opening_hours@3.15.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import OpeningHours from 'opening_hours'

const read = (text) => {
  try {
    return new OpeningHours(text, null).prettifyValue()
  } catch {
    return 'error'
  }
}
const output = Object.fromEntries(
  [
    'Mo-Fr 08:00-18:00',
    'Seg a Sex 8h às 18h, Sáb 8h às 12h',
    'ter-qui 9-17',
    'Terça 8-18',
    'segunda a sexta das 8 às 18',
    'dom fechado',
  ].map((text) => [text, read(text)]),
)
console.log(output)

assert.deepEqual(Object.values(output), [
  'Mo-Fr 08:00-18:00',
  'Mo-Fr 08:00-18:00, Sa 08:00-12:00',
  'Tu-Th 09:00-17:00',
  'Tu 08:00-18:00',
  'error',
  'error',
])
JS
node check.mjs

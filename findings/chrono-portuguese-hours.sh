#!/usr/bin/env bash
# A date parser for Portuguese loses the hours that Brazilians write.
#
# Version: chrono-node 2.10.3
# Guess:   chrono.pt reads "sábado às 8h30" as 8:30 and "de 24/12 a 02/01" as a period.
# Truth:   chrono reads the day, drops "8h30", finds nothing in "das 8h às 12h", and two dates
#          instead of a period. "às 8:30" and "24 a 26 de dezembro" work.
# Matters: Notices and opening hours are typed by a plumber, so the editor has fields for date
#          and time.
# Source:  wanasit/chrono: src/locales/pt/parsers/PTTimeExpressionParser.ts
set -euo pipefail

packages=(chrono-node@2.10.3)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { pt } from 'chrono-node'

const reference = new Date(2026, 10, 25, 12)
const clock = (date) => date.toLocaleString('sv').slice(5, 16)
const read = (text) =>
  pt
    .parse(text, reference, { forwardDate: true })
    .map(({ text: found, start, end }) =>
      [found, clock(start.date()), ...(end ? [clock(end.date())] : [])].join(', '),
    )
const output = Object.fromEntries(
  [
    'sábado às 8h30',
    'sábado às 8:30',
    'das 8h às 12h',
    'de 24/12 a 02/01',
    '24 a 26 de dezembro',
  ].map((text) => [text, read(text)]),
)
console.log(output)
assert.deepEqual(output, {
  'sábado às 8h30': ['sábado, 11-28 12:00'],
  'sábado às 8:30': ['sábado às 8:30, 11-28 08:30'],
  'das 8h às 12h': [],
  'de 24/12 a 02/01': ['24/12, 12-24 12:00', '02/01, 01-02 12:00'],
  '24 a 26 de dezembro': ['24 a 26 de dezembro, 12-24 12:00, 12-26 12:00'],
})
JS
node check.mjs

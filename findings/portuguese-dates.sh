#!/usr/bin/env bash
# A date parser for Portuguese reads common words as days, and the day after tomorrow as tomorrow.
#
# Version: chrono-node 2.10.3
# Guess:   chrono.pt finds days of the week only where a text means them, and reads "amanhã às 8h".
# Truth:   "segunda via da conta" (a copy of the bill) is a Monday, and "ter cupim" (to have
#          termites) a Tuesday. "depois de amanhã" is tomorrow, "próxima segunda" the Monday
#          before, and "8h" no time. "24 a 26 de dezembro" is a period, "24/12 a 26/12" two days.
# Matters: A notice that took its days from its text would appear on the wrong ones.
# Guard:   model/fields/day.ts: notices have a first and a last day, in numbers
# Source:  wanasit/chrono: src/locales/pt/constants.ts, src/locales/pt/parsers
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

// A Wednesday.
const today = new Date(2026, 10, 25, 12)
const momentOf = (date) =>
  `${date.getDate()}/${date.getMonth() + 1} ${String(date.getHours()).padStart(2, '0')}h`
const read = (text) =>
  pt
    .parse(text, today)
    .map(({ start, end }) => [start, end].flatMap((each) => (each ? momentOf(each.date()) : [])))
const expected = {
  'segunda-feira': [['23/11 12h']],
  'segunda via da conta': [['23/11 12h']],
  'ter cupim em casa': [['24/11 12h']],
  'próxima segunda': [['23/11 12h']],
  'amanhã': [['26/11 12h']],
  'depois de amanhã': [['26/11 12h']],
  'amanhã às 8h': [['26/11 12h']],
  'amanhã às 8:00': [['26/11 08h']],
  'das 8h às 18h': [],
  '24 a 26 de dezembro': [['24/12 12h', '26/12 12h']],
  '24/12 a 26/12': [['24/12 12h'], ['26/12 12h']],
}
const output = Object.fromEntries(Object.keys(expected).map((text) => [text, read(text)]))
console.log(output)
assert.deepEqual(output, expected)
JS
node check.mjs

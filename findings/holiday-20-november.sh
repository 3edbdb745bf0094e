#!/usr/bin/env bash
# A national holiday does not reach the states that had it first.
#
# Version: date-holidays 3.37.0
# Guess:   20 November is national since 2024 (Lei 14.759/2023), so each state has it.
# Truth:   The state entries of AM, MT, RJ and SP end in 2023 and hide the national one: no
#          holiday from 2024 on. SC has it.
# Matters: Hours of a company in São Paulo, computed with this package, would say open on a
#          national holiday.
# Guard:   own list, editor/form/holidays.ts
# Source:  commenthol/date-holidays: data/countries/BR.yaml
set -euo pipefail

packages=(date-holidays@3.37.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import Holidays from 'date-holidays'

const states = ['AM', 'MT', 'RJ', 'SP', 'SC']
const has = (state, year) =>
  new Holidays('BR', state).getHolidays(year).some(({ date }) => date.startsWith(`${year}-11-20`))
const found = Object.fromEntries(
  states.map((state) => [state, [2023, 2024, 2026].map((year) => has(state, year))]),
)
console.log('20 November in 2023, 2024 and 2026:', found)
for (const state of ['AM', 'MT', 'RJ', 'SP']) assert.deepEqual(found[state], [true, false, false])
assert.deepEqual(found.SC, [false, true, true])
JS
node check.mjs

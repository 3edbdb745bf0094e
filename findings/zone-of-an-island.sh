#!/usr/bin/env bash
# A list of time zones gives the clock of Fernando de Noronha to an island of the mainland's clock.
#
# Version: timezones-list 3.1.0
# Guess:   The towns after each zone, from which people choose theirs, are in this zone.
# Truth:   The zone America/Noronha, two hours behind UTC, has one town: "Itamaracá", which lies beside
#          Recife, three hours behind. Fernando de Noronha is nowhere in the list.
# Matters: A company of Itamaracá would end its notices an hour early, and one of Noronha finds no zone.
# Guard:   model/brazil/time-zone.ts: the clock follows from the state, or from the island as a town
# Source:  IANA tzdata: zone1970.tab, "Atlantic islands"
set -euo pipefail

packages=(timezones-list@3.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.cjs <<'JS'
const assert = require('node:assert/strict')
const list = require('timezones-list')

const zones = list.default ?? list
const nameOf = (code) => zones.find(({ tzCode }) => tzCode === code)?.name
const hourIn = (timeZone) =>
  new Date('2026-12-15T12:00Z').toLocaleTimeString('en', { timeZone, hour: '2-digit', hour12: false })

const output = {
  noronha: nameOf('America/Noronha'),
  zonesThatNameNoronha: zones.filter(({ name }) => name.includes('Noronha')).length,
  hours: [hourIn('America/Recife'), hourIn('America/Noronha')],
}
console.log(output)
assert.deepEqual(output, {
  noronha: '(GMT-02:00) Itamaracá',
  zonesThatNameNoronha: 0,
  hours: ['09', '10'],
})
JS
node check.cjs

#!/usr/bin/env bash
# A closed Saturday also ends the night of Friday.
#
# Version: opening_hours 3.15.0
# Guess:   In "Fr 18:00-02:00; Sa off" the night belongs to Friday, so Saturday 01:00 is open.
# Truth:   Closed from midnight on. Any later rule for Saturday ends the night, also hours in the
#          morning and "PH off" on a holiday. The last rule counts, so the other order is open, and
#          so is a comma instead of the semicolon.
# Matters: A service by night, entered in OpenStreetMap as a list of days, appears as closed.
# Guard:   model/fields/hours/format.test.ts: a night belongs to the day on which it begins
# Source:  OpenStreetMap wiki, Key:opening_hours/specification, rule separators;
#          opening-hours/opening_hours.js: src/index.js
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

const place = {
  lat: -28.67,
  lon: -49.37,
  address: { country_code: 'br', state: 'Santa Catarina' },
}
const isOpen = (hours, ...time) => new OpeningHours(hours, place).getState(new Date(...time))
// Saturday 28 November 2026 at 01:00, and Christmas, a Friday, at 01:00.
const saturday = [2026, 10, 28, 1]
const christmas = [2026, 11, 25, 1]
const output = {
  alone: isOpen('Fr 18:00-02:00', ...saturday),
  closed: isOpen('Fr 18:00-02:00; Sa off', ...saturday),
  morning: isOpen('Fr 18:00-02:00; Sa 08:00-12:00', ...saturday),
  holiday: isOpen('Mo-Su 18:00-02:00; PH off', ...christmas),
  otherOrder: isOpen('Sa off; Fr 18:00-02:00', ...saturday),
  comma: isOpen('Fr 18:00-02:00, Sa 08:00-12:00', ...saturday),
}
console.log(output)
assert.deepEqual(output, {
  alone: true,
  closed: false,
  morning: false,
  holiday: false,
  otherOrder: true,
  comma: true,
})
JS
node check.mjs

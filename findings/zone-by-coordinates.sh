#!/usr/bin/env bash
# A lookup of time zones puts a town of Santa Catarina in Argentina.
#
# Version: @photostructure/tz-lookup 11.7.0, tz-lookup 6.1.25
# Guess:   The zone of a town follows from its coordinates.
# Truth:   Dionísio Cerqueira (SC) gets America/Argentina/Cordoba from two packages, because
#          their maps are coarse at borders. Noronha and Acre are right.
# Matters: The zone of the company comes from its state, not from coordinates.
# Source:  photostructure/tz-lookup and darkskyapp/tz-lookup: README, accuracy
set -euo pipefail

packages=(@photostructure/tz-lookup@11.7.0 tz-lookup@6.1.25)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import photostructure from '@photostructure/tz-lookup'
import darksky from 'tz-lookup'

const places = {
  'Dionísio Cerqueira': [-26.26, -53.63],
  'Fernando de Noronha': [-3.84, -32.42],
  'Rio Branco': [-9.97, -67.81],
}
const output = Object.fromEntries(
  Object.entries(places).map(([name, [latitude, longitude]]) => [
    name,
    [photostructure(latitude, longitude), darksky(latitude, longitude)],
  ]),
)
console.log(output)
const twice = (zone) => [zone, zone]
assert.deepEqual(output, {
  'Dionísio Cerqueira': twice('America/Argentina/Cordoba'),
  'Fernando de Noronha': twice('America/Noronha'),
  'Rio Branco': twice('America/Rio_Branco'),
})
JS
node check.mjs

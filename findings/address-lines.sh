#!/usr/bin/env bash
# Address formatters for Brazil write addresses that no Brazilian writes.
#
# Version: @fragaria/address-formatter 6.7.1, localized-address-format 1.3.3
# Guess:   Templates by country give "Rua das Flores, 10", the district, and "Criciúma - SC".
# Truth:   address-formatter leaves out the comma before the number, and drops a neighbourhood that
#          is not called suburb. localized-address-format writes "Criciúma-SC" in one word.
# Matters: A postman and a map read the number and the district. The company's address has its own
#          template.
# Guard:   own text, model/page/company-facts.ts
# Source:  OpenCageData/address-formatting: conf/countries/worldwide.yaml (BR);
#          DASPRiD/localized-address-format, after Google's address data (format of BR)
set -euo pipefail

packages=(@fragaria/address-formatter@6.7.1 localized-address-format@1.3.3)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import formatter from '@fragaria/address-formatter'
import { formatAddress } from 'localized-address-format'

const address = {
  road: 'Rua das Flores',
  houseNumber: 10,
  city: 'Criciúma',
  state: 'SC',
  postcode: '88801-000',
  countryCode: 'BR',
}
const format = (place) => formatter.format({ ...address, ...place }).trim()
const output = {
  suburb: format({ suburb: 'Pio Corrêa' }),
  neighbourhood: format({ neighbourhood: 'Pio Corrêa' }),
  localized: formatAddress({
    postalCountry: 'BR',
    administrativeArea: 'SC',
    locality: 'Criciúma',
    dependentLocality: 'Pio Corrêa',
    postalCode: '88801-000',
    addressLines: ['Rua das Flores, 10'],
  }).join('\n'),
}
console.log(output)
assert.deepEqual(output, {
  suburb: 'Rua das Flores 10\nPio Corrêa\nCriciúma - SC\n88801-000',
  neighbourhood: 'Rua das Flores 10\nCriciúma - SC\n88801-000',
  localized: 'Rua das Flores, 10\nPio Corrêa\nCriciúma-SC\n88801-000',
})
JS
node check.mjs

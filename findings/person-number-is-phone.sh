#!/usr/bin/env bash
# A finder of phone numbers reads a person's tax number as the mobile of somebody else.
#
# Version: libphonenumber-js 1.13.16
# Guess:   The notation of a CPF, three groups of three digits and a hyphen before two, is no phone.
# Truth:   Its 11 digits are as many as a mobile has. If they begin as one of an area, they are found as
#          a mobile with a full check (`max`), as are an order number and a licence before its year. A
#          company's number and a postal code are not.
# Matters: A page that links phone numbers would show a private number as a link that calls a stranger.
# Guard:   model/launch/private-data.ts: looks for a CPF first; pages link only the fields of a phone
# Source:  libphonenumber-js: source/findNumbers
set -euo pipefail

packages=(libphonenumber-js@1.13.16)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { findPhoneNumbersInText } from 'libphonenumber-js/max'

const expected = {
  'Chame (48) 99000-0000': '+5548990000000 MOBILE',
  'CPF 489.900.000-68': '+5548990000068 MOBILE',
  'pedido 48990000000': '+5548990000000 MOBILE',
  'alvará 48.3431.0000/2026': '+554834310000 FIXED_LINE',
  'CNPJ 48.990.000/0001-95': '',
  'CEP 88828-000': '',
}
const find = (text) =>
  findPhoneNumbersInText(text, 'BR')
    .map(({ number }) => `${number.number} ${number.getType()}`)
    .join()
const output = Object.fromEntries(Object.keys(expected).map((text) => [text, find(text)]))
console.log(output)
assert.deepEqual(output, expected)
JS
node check.mjs

#!/usr/bin/env bash
# A check for Brazilian mobile numbers accepts landlines and refuses mobile numbers.
#
# Version: validator 13.15.35
# Guess:   isMobilePhone(number, 'pt-BR') tells mobile numbers from landlines, and knows which area
#          codes exist.
# Truth:   "(48) 3431-0200" is a mobile number, also with 23, an area code that does not exist.
#          "(48) 90123-4567" is none, nor is "48 99912 3456" with spaces.
# Matters: WhatsApp needs the mobile number; a form with this check publishes a landline.
# Guard:   model/fields/phone/
# Source:  validatorjs/validator.js: src/lib/isMobilePhone.js; Anatel, resolution 749/2022: mobile
#          numbers have nine digits and begin with 9
set -euo pipefail

packages=(validator@13.15.35)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import validator from 'validator'

const output = Object.fromEntries(
  [
    '(48) 99912-3456',
    '(48) 3431-0200',
    '(23) 3431-0200',
    '(23) 99912-3456',
    '(48) 90123-4567',
    '48 99912 3456',
  ].map((number) => [number, validator.isMobilePhone(number, 'pt-BR')]),
)
console.log(output)
assert.deepEqual(Object.values(output), [true, true, true, true, false, false])
JS
node check.mjs

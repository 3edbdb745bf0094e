#!/usr/bin/env bash
# A phone library refuses or changes common Brazilian notations.
#
# Version: libphonenumber-js 1.13.16
# Guess:   libphonenumber reads an extension, adds the ninth digit and needs an area code.
# Truth:   A number with "ramal 12" is no number. A mobile without the ninth digit stays so and
#          is valid. The second of two numbers, written without its area code, counts as complete
#          and becomes +55 34320000.
# Matters: A form or an importer needs its own rules for Brazil.
# Guard:   model/fields/phone/
# Source:  catamphetamine/libphonenumber-js: source/findNumbers, metadata.min.json
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
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js'

const read = (text) => parsePhoneNumberFromString(text, 'BR')
const extension = read('(48) 3432-0000 ramal 12')
const oldMobile = read('48 9912-0000')
const second = findPhoneNumbersInText('48 99912-0000 ou 3432-0000', 'BR').map(
  ({ number }) => number.number,
)
console.log({ extension, oldMobile: [oldMobile.number, oldMobile.isValid()], second })
assert.equal(extension, undefined)
assert.deepEqual([oldMobile.number, oldMobile.isValid()], ['+554899120000', true])
assert.deepEqual(second, ['+5548999120000', '+5534320000'])
JS
node check.mjs

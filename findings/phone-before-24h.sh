#!/usr/bin/env bash
# A phone number before “24h” loses its area code.
#
# Version: libphonenumber-js 1.13.16
# Guess:   findPhoneNumbersInText finds a number with its area code, whatever text follows.
# Truth:   "(48) 99999-0000, 24h" becomes +55 99999-0000, a number of another state. With "CEP
#          88801-000" behind it, or with "24h" before it, the number is complete.
# Matters: A 24-hour company writes its hours beside its number. An importer that reads old pages
#          or cards would publish a stranger's number.
# Guard:   model/fields/phone/
# Source:  catamphetamine/libphonenumber-js: source/PhoneNumberMatcher.js
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
import { findPhoneNumbersInText } from 'libphonenumber-js'

const find = (text) => findPhoneNumbersInText(text, 'BR').map(({ number }) => number.number)
const output = Object.fromEntries(
  [
    'Ligue (48) 99999-0000, 24h',
    'Ligue (48) 99999-0000 24 horas',
    'Ligue (48) 99999-0000, CEP 88801-000',
    'Atendemos 24h: (48) 99999-0000',
  ].map((text) => [text, find(text).join()]),
)
console.log(output)
assert.deepEqual(Object.values(output), [
  '+55999990000',
  '+55999990000',
  '+5548999990000',
  '+5548999990000',
])
JS
node check.mjs

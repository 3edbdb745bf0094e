#!/usr/bin/env bash
# A CNPJ with letters is refused, and formatting removes its letters.
#
# Version: @brazilian-utils/brazilian-utils 2.4.0, cpf-cnpj-validator 2.1.2, validation-br 2.0.0,
#          js-brasil 2.8.0
# Guess:   Packages of 2026 accept the CNPJ with letters that the tax office gives out since July
#          2026, and never change one.
# Truth:   isValidCnpj says false and formatCnpj drops the letters ("12.345.013/5") unless told
#          version 2. js-brasil refuses small letters; cpf-cnpj-validator and validation-br
#          accept both.
# Matters: The company field accepts both forms with own rules; a switch to a package would
#          refuse new companies.
# Guard:   model/fields/cnpj.ts
# Source:  brazilian-utils/javascript: isValidCnpj, formatCnpj; the number 12ABC34501DE35 is the
#          example of the tax office
set -euo pipefail

packages=(
  @brazilian-utils/brazilian-utils@2.4.0
  cpf-cnpj-validator@2.1.2
  validation-br@2.0.0
  js-brasil@2.8.0
)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { formatCnpj, isValidCnpj } from '@brazilian-utils/brazilian-utils'
import { cnpj } from 'cpf-cnpj-validator'
import { validateBr } from 'js-brasil'
import { isCNPJ } from 'validation-br'

const number = '12ABC34501DE35'
const output = {
  brazilianUtils: [isValidCnpj(number), isValidCnpj(number, { version: 2 })],
  formatted: [formatCnpj(number), formatCnpj(number, { version: 2 })],
  others: [cnpj.isValid(number), isCNPJ(number), validateBr.cnpj(number)],
  smallLetters: [
    cnpj.isValid(number.toLowerCase()),
    isCNPJ(number.toLowerCase()),
    validateBr.cnpj(number.toLowerCase()),
  ],
}
console.log(output)
assert.deepEqual(output, {
  brazilianUtils: [false, true],
  formatted: ['12.345.013/5', '12.ABC.345/01DE-35'],
  others: [true, true, true],
  smallLetters: [true, true, false],
})
JS
node check.mjs

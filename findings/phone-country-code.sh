#!/usr/bin/env bash
# A phone field turns a pasted number into the number of somebody else.
#
# Version: imask 7.6.1, @brazilian-utils/brazilian-utils 2.4.0, js-brasil 2.8.0
# Guess:   A mask or formatter for Brazilian phones takes the country code away, or refuses the
#          number.
# Truth:   Of "+55 48 99999-0000" a mask of imask makes "(55) 48999-9900" and js-brasil
#          "(55) 89999-9000": complete numbers of area code 55. brazilian-utils calls the number
#          valid and formats the same text as "55489-9999".
# Matters: Phones copy contacts with the country code. A field must read that code before it
#          shows or stores a number.
# Guard:   model/fields/phone/
# Source:  uNmAnNeR/imaskjs: packages/imask/src/masked/dynamic.ts; brazilian-utils/javascript:
#          formatPhone; mariohmol/js-brasil: maskBr
set -euo pipefail

packages=(imask@7.6.1 @brazilian-utils/brazilian-utils@2.4.0 js-brasil@2.8.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { formatPhone, isValidPhone } from '@brazilian-utils/brazilian-utils'
import IMask from 'imask'
import brasil from 'js-brasil'

const pasted = '+55 48 99999-0000'
const mask = IMask.createMask({
  mask: [{ mask: '(00) 0000-0000' }, { mask: '(00) 00000-0000' }],
})
mask.resolve(pasted)
const output = {
  imask: mask.value,
  isComplete: mask.isComplete,
  jsBrasil: brasil.maskBr.celular(pasted),
  brazilianUtils: formatPhone(pasted),
  isValid: isValidPhone(pasted),
}
console.log(output)
assert.deepEqual(output, {
  imask: '(55) 48999-9900',
  isComplete: true,
  jsBrasil: '(55) 89999-9000',
  brazilianUtils: '55489-9999',
  isValid: true,
})
JS
node check.mjs

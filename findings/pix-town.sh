#!/usr/bin/env bash
# Balneário Rincão is one letter too long for a payment by Pix.
#
# Version: pix-utils 2.8.2, qrcode-pix 5.0.0, faz-um-pix 2.0.2
# Guess:   Packages that write the text of a Pix QR code take every town of Brazil in the same way.
# Truth:   The field has 15 characters, and the town 16. pix-utils returns an error, qrcode-pix
#          writes "BALNEARIO RINCA", and faz-um-pix all 16, which the format does not allow. For
#          Criciúma two remove the accent, and one keeps it.
# Matters: Balneário Rincão is a town that the company serves. A code made with the town of the
#          content is refused, cut or invalid.
# Guard:   None. The site takes no payments.
# Source:  EMV QR Code Specification for Payment Systems, merchant-presented mode, field 60; Banco
#          Central do Brasil, Manual de Padrões para Iniciação do Pix
set -euo pipefail

packages=(pix-utils@2.8.2 qrcode-pix@5.0.0 faz-um-pix@2.0.2)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import faz from 'faz-um-pix'
import pixUtils from 'pix-utils'
import qrcodePix from 'qrcode-pix'

const key = 'contato@exemplo.com.br'
const name = 'Casa de Exemplo'
// Returns the value of field 60: two digits of its number, two of its length, and the town.
function townIn(code) {
  for (let rest = code; rest; rest = rest.slice(4 + Number(rest.slice(2, 4))))
    if (rest.startsWith('60')) return rest.slice(4, 4 + Number(rest.slice(2, 4)))
}
async function townsFor(town) {
  const pix = pixUtils.createStaticPix({
    pixKey: key,
    merchantName: name,
    merchantCity: town,
    transactionAmount: 150,
  })
  const code = qrcodePix.QrCodePix({ version: '01', key, name, city: town, value: 150 })
  return {
    'pix-utils': pixUtils.hasError(pix) ? pix.message : townIn(pix.toBRCode()),
    'qrcode-pix': townIn(code.payload()),
    'faz-um-pix': townIn(await faz.Pix(key, name, town, '150.00', '')),
  }
}
const output = { long: await townsFor('Balneário Rincão'), short: await townsFor('Criciúma') }
console.log(output)
assert.deepEqual(output, {
  long: {
    'pix-utils': 'merchantCity character limit exceeded (> 15)',
    'qrcode-pix': 'BALNEARIO RINCA',
    'faz-um-pix': 'Balneário Rincão',
  },
  short: { 'pix-utils': 'CRICIUMA', 'qrcode-pix': 'CRICIUMA', 'faz-um-pix': 'Criciúma' },
})
JS
node check.mjs

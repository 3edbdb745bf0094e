#!/usr/bin/env bash
# Lists of Brazilian towns on npm lack two towns of 2013.
#
# Version: estados-cidades 4.1.0, easy-location-br 1.0.9, cidades-estados-brasil-json 1.0.3,
#          @brazilian-utils/brazilian-utils 2.4.0
# Guess:   A list of the 5,570 towns on npm is complete, since no list is easier to check.
# Truth:   Three of four packages lack Balneário Rincão and Pescaria Brava, towns since 2013, and
#          have former names of two others.
# Matters: Balneário Rincão is a town that the company serves. A choice or a check from such a
#          list would refuse it.
# Guard:   towns are typed
# Source:  Data files of the packages; IBGE codes 4220000 and 4212650
set -euo pipefail

packages=(
  estados-cidades@4.1.0
  easy-location-br@1.0.9
  cidades-estados-brasil-json@1.0.3
  @brazilian-utils/brazilian-utils@2.4.0
)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCities } from '@brazilian-utils/brazilian-utils'

// Returns the texts of all files of a package, because three packages have no list by state code.
function textOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:c?js|mjs|json)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}
const towns = ['Criciúma', 'Balneário Rincão', 'Pescaria Brava']
const found = {}
for (const name of ['estados-cidades', 'easy-location-br', 'cidades-estados-brasil-json']) {
  const text = textOf(`node_modules/${name}`)
  found[name] = towns.map((town) => text.includes(town))
}
found['@brazilian-utils'] = towns.map((town) => getCities('SC').includes(town))
console.log(towns, found)
assert.deepEqual(found, {
  'estados-cidades': [true, false, false],
  'easy-location-br': [true, false, false],
  'cidades-estados-brasil-json': [true, false, false],
  '@brazilian-utils': [true, true, true],
})
JS
node check.mjs

#!/usr/bin/env bash
# A tool for critical CSS drops the declarations of a rule that contains another rule.
#
# Version: beasties 0.5.4
# Guess:   Rules that match the page stay in the first style sheet, nested or not.
# Truth:   With a nested "& h2" or "&:hover" the complete rule goes, with a nested "@media" or "h2" its
#          own declarations go. Beside it in the sheet, the same rules unnested stay.
# Matters: The page's first paint lacks styles that were written correctly.
# Guard:   build/export/styles.ts divides the compiled sheet, whose rules are flat
# Source:  danielroe/beasties: packages/beasties/src/css.ts and index.ts
set -euo pipefail

packages=(beasties@0.5.4)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import Beasties from 'beasties'

const beasties = new Beasties({ logLevel: 'silent', pruneSource: false })
const page = (css) =>
  `<html><head><style>${css}</style></head><body><div class="card"><h2>Cupim</h2></div></body></html>`

const output = {}
for (const css of [
  '.card{color:red}.card h2{color:blue}',
  '.card{color:red;& h2{color:blue}}',
  '.card{color:red;&:hover{color:blue}}',
  '.card{color:red;h2{color:blue}}',
  '.card{color:red;@media print{color:#000}}',
]) {
  const html = await beasties.process(page(css))
  output[css] = html.match(/<style>(.*?)<\/style>/)?.[1]
}
console.log(output)

assert.deepEqual(Object.values(output), [
  '.card{color:red}.card h2{color:blue}',
  undefined,
  undefined,
  '.card{h2{color:blue}}',
  '.card{@media print{color:#000}}',
])
JS
node check.mjs

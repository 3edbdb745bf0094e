#!/usr/bin/env bash
# A slug library writes signs of a price as English words.
#
# Version: slugify 1.6.9
# Guess:   Signs such as "$", "&", "%" and "|" become a hyphen or vanish.
# Truth:   slugify writes "R$ 50" as "rdollar-50", "|" as "or" and "%" as "percent"; with locale
#          pt "|" is "ou" and "%" "porcento", but "$" stays "dollar".
# Matters: Photo names and anchors come from Portuguese texts.
# Source:  simov/slugify: config/charmap.json, config/locales.json
set -euo pipefail

packages=(slugify@1.6.9)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import slugify from 'slugify'

const texts = ['R$ 50', 'Antes | Depois', '100% garantia']
const slugs = (options) => texts.map((text) => slugify(text, { lower: true, ...options }))
const output = { plain: slugs(), strict: slugs({ strict: true }), pt: slugs({ locale: 'pt' }) }
console.log(output)
assert.deepEqual(output, {
  plain: ['rdollar-50', 'antes-or-depois', '100percent-garantia'],
  strict: ['rdollar-50', 'antes-or-depois', '100percent-garantia'],
  pt: ['rdollar-50', 'antes-ou-depois', '100porcento-garantia'],
})
JS
node check.mjs

#!/usr/bin/env bash
# The plain text of a page joins each fact to its name, and a phone number to the number before it.
#
# Version: html-to-text 10.0.1
# Guess:   Each term, description, table cell and address begins a line, as when people copy the page.
# Truth:   Only paragraphs, headings, lists and a few others do. The rest is written without even a
#          space: "Baratas90 dias", and the phone number after "Rua A, 45" begins with 45. A table
#          needs an option, and none is for the others.
# Matters: A person or a program that gets this text reads another number.
# Guard:   model/metadata/contact-card.ts, structured-data.ts: programs get each fact by its name
# Source:  html-to-text: lib/html-to-text.js, formatters
set -euo pipefail

packages=(html-to-text@10.0.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { convert } from 'html-to-text'

const expected = {
  '<p>Baratas</p><p>90 dias</p>': 'Baratas\n\n90 dias',
  '<dl><dt>Baratas</dt><dd>90 dias</dd><dt>Cupins</dt><dd>5 anos</dd></dl>':
    'Baratas90 diasCupins5 anos',
  '<table><tr><th>Baratas</th><td>90 dias</td></tr></table>': 'Baratas90 dias',
  '<address>Rua A, 45</address><address>4834311234</address>': 'Rua A, 454834311234',
  '<figure><figcaption>Casa</figcaption></figure><address>Rua A</address>': 'CasaRua A',
  '<details><summary>Quanto custa?</summary>R$ 60</details>': 'Quanto custa?R$ 60',
}
const output = Object.fromEntries(Object.keys(expected).map((html) => [html, convert(html)]))
console.log(Object.values(output).join('\n'))
assert.deepEqual(output, expected)
JS
node check.mjs

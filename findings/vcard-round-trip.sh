#!/usr/bin/env bash
# A vCard library changes a valid card that it reads and writes.
#
# Version: ical.js 2.2.1
# Guess:   Reading and writing a vCard 4.0 gives the same card.
# Truth:   ical.js drops VALUE=uri of TEL, puts a backslash before the comma of GEO and URL, and
#          doubles the backslash of a semicolon in NOTE.
# Matters: A contact file made with this library has a place and a link that phones may not read.
# Guard:   model/metadata/contact-card.ts
# Source:  kewisch/ical.js: lib/ical/design.js (vcard), lib/ical/stringify.js; RFC 6350, sections
#          6.4.1 and 6.5.2
set -euo pipefail

packages=(ical.js@2.2.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'

const lines = [
  'TEL;VALUE=uri;TYPE=work:tel:+55-48-99999-0000',
  'GEO:geo:-28.6723,-49.3729',
  'URL:https://exemplo.com.br/?a=1,2',
  'NOTE:um\\; dois',
]
const card = ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Casa de Exemplo', ...lines, 'END:VCARD', ''].join(
  '\r\n',
)
const written = ICAL.stringify(ICAL.parse(card)).split('\r\n').slice(3, 7)
console.log(written.join('\n'))
assert.deepEqual(written, [
  'TEL;TYPE=work:tel:+55-48-99999-0000',
  'GEO:geo:-28.6723\\,-49.3729',
  'URL:https://exemplo.com.br/?a=1\\,2',
  'NOTE:um\\\\; dois',
])
JS
node check.mjs

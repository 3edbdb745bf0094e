#!/usr/bin/env bash
# Packages that find links make a stranger's site of a missing space after a full stop.
#
# Version: autolinker 4.1.5, linkifyjs 4.4.0, linkify-it 6.1.0
# Guess:   Without "www." or "https://", a link needs a name that looks like a site.
# Truth:   Two of three accept each word before each country code: Portuguese sentences begin with "De"
#          (Germany), "As" (American Samoa), "No" (Norway) and "Me" (Montenegro). Even the amount in
#          "R$ 60.As pulgas" becomes a site.
# Matters: Clients type fast. A page that links their words would send visitors to unknown sites.
# Guard:   components/: no text is linked, only the fields of links (model/fields/link/)
# Source:  linkifyjs: packages/linkifyjs/src/tlds.mjs
set -euo pipefail

packages=(autolinker@4.1.5 linkifyjs@4.4.0 linkify-it@6.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import Autolinker from 'autolinker'
import { LinkifyIt } from 'linkify-it'
import { find } from 'linkifyjs'

const linkify = new LinkifyIt()
const expected = {
  'Ficou limpo.De manhã vieram': ['http://limpo.De', 'http://limpo.De', ''],
  'R$ 60.As pulgas sumiram': ['http://60.As', 'http://60.As', ''],
  'Limparam o ralo.No prazo': ['http://ralo.No', 'http://ralo.No', ''],
  'Vieram rápido.Me ensinaram': ['http://rápido.Me', 'http://rápido.Me', ''],
  'Ficou limpo.Os vizinhos viram': ['', '', ''],
}
const links = (text) => [
  Autolinker.parse(text)
    .map((match) => match.getAnchorHref())
    .join(),
  find(text)
    .map(({ href }) => href)
    .join(),
  (linkify.match(text) ?? []).map(({ url }) => url).join(),
]
const output = Object.fromEntries(Object.keys(expected).map((text) => [text, links(text)]))
console.log(output)
assert.deepEqual(output, expected)
JS
node check.mjs

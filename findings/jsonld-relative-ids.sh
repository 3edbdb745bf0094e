#!/usr/bin/env bash
# Structured data with short identifiers disappears without an error.
#
# Version: jsonld 9.0.0
# Guess:   A node with the identifier "#empresa" is read, relative to the page or as it stands.
# Truth:   Without the address of the page, jsonld.toRDF drops each statement of such a node, and
#          each one that points at it: the result is empty, with no error and no warning.
#          expand() keeps the node.
# Matters: Readers of structured data get a copy of the page, not its address. Identifiers are
#          complete URLs.
# Guard:   complete URLs, model/metadata/structured-data.ts
# Source:  digitalbazaar/jsonld.js: lib/toRdf.js; JSON-LD 1.1 API, section 8 (relative IRIs)
set -euo pipefail

packages=(jsonld@9.0.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import jsonld from 'jsonld'

const graph = (start) => ({
  '@context': { '@vocab': 'http://schema.org/' },
  '@graph': [
    { '@id': `${start}#empresa`, '@type': 'LocalBusiness', name: 'Casa de Exemplo' },
    { '@id': `${start}#desratizacao`, '@type': 'Service', provider: { '@id': `${start}#empresa` } },
  ],
})
const statements = async (document) => (await jsonld.toRDF(document)).length
const output = {
  expanded: (await jsonld.expand(graph(''))).length,
  relative: await statements(graph('')),
  complete: await statements(graph('https://exemplo.com.br/')),
}
console.log(output)
assert.deepEqual(output, { expanded: 2, relative: 0, complete: 4 })
JS
node check.mjs

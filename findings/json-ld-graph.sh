#!/usr/bin/env bash
# An extractor of structured data does not look into @graph.
#
# Version: web-auto-extractor 1.0.17
# Guess:   The usual form of JSON-LD, one @graph with several entities, is found by type.
# Truth:   web-auto-extractor files the whole graph under the type "undefined"; the same entity
#          alone is found by its type.
# Matters: A checker on this library reports that the business is missing. The graph is right for
#          search engines: keep it.
# Source:  indix/web-auto-extractor: src/parsers/jsonld-parser.js
set -euo pipefail

packages=(web-auto-extractor@1.0.17)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import extractor from 'web-auto-extractor'

const create = extractor.default ?? extractor
const types = (data) =>
  Object.keys(create().parse(`<script type="application/ld+json">${JSON.stringify(data)}</script>`).jsonld)
const business = { '@type': 'LocalBusiness', name: 'Casa de Exemplo' }
const service = { '@type': 'Service', name: 'Dedetização' }
const alone = types({ '@context': 'https://schema.org', ...business })
const graph = types({ '@context': 'https://schema.org', '@graph': [business, service] })
console.log({ alone, graph })
assert.deepEqual(alone, ['LocalBusiness'])
assert.deepEqual(graph, ['undefined'])
JS
node check.mjs

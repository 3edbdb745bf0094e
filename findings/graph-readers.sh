#!/usr/bin/env bash
# Tools that test structured data find nothing in a graph.
#
# Version: structured-data-testing-tool 4.5.0, web-auto-extractor 1.0.17,
#          @marbec/web-auto-extractor 2.2.1
# Guess:   A tool that reads JSON-LD lists the nodes of "@graph" by type, and a node of two types
#          under each one.
# Truth:   The extractor files the graph under the type "undefined" and the test fails with "schema
#          found". Two types become one, "LocalBusiness,Plumber". Only the fork of 2.2.1 reads both.
# Matters: A failed test, or a table without a company, says nothing about these pages: each has one
#          graph. A second type would hide the first one.
# Guard:   e2e/exported.test.ts reads the graph itself; the types of schema-dts refuse a second type
# Source:  indix/web-auto-extractor: src/parsers/jsonld-parser.js; JSON-LD 1.1, section 4.9
set -euo pipefail

packages=(
  structured-data-testing-tool@4.5.0
  web-auto-extractor@1.0.17
  @marbec/web-auto-extractor@2.2.1
)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import Fork from '@marbec/web-auto-extractor'
import testing from 'structured-data-testing-tool'
import extractor from 'web-auto-extractor'

const context = { '@context': 'https://schema.org' }
const company = { '@type': 'LocalBusiness', name: 'Casa de Exemplo' }
const pages = {
  alone: { ...context, ...company },
  graph: { ...context, '@graph': [{ '@type': 'WebPage', name: 'Início' }, company] },
  twoTypes: { ...context, ...company, '@type': ['LocalBusiness', 'Plumber'] },
}
const output = {}
for (const [name, data] of Object.entries(pages)) {
  const html = `<!doctype html><html lang="pt-BR"><title>Início</title><body>
    <script type="application/ld+json">${JSON.stringify(data)}</script></body></html>`
  // A failed test is an error that has the result.
  const { failed } = await testing
    .structuredDataTest(html, { schemas: ['LocalBusiness'] })
    .catch(({ res }) => res)
  output[name] = {
    extractor: Object.keys(extractor.default().parse(html).jsonld),
    fork: Object.keys(new Fork({}).parse(html).jsonld),
    failed: failed.map(({ description }) => description),
  }
}
console.log(output)
assert.deepEqual(output, {
  alone: { extractor: ['LocalBusiness'], fork: ['LocalBusiness'], failed: [] },
  graph: {
    extractor: ['undefined'],
    fork: ['WebPage', 'LocalBusiness'],
    failed: ['schema found'],
  },
  twoTypes: {
    extractor: ['LocalBusiness,Plumber'],
    fork: ['LocalBusiness', 'Plumber'],
    failed: ['schema in jsonld', 'schema found'],
  },
})
JS
node check.mjs

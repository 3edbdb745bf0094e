#!/usr/bin/env bash
# A minified page is larger on the wire.
#
# Version: html-minifier-terser 7.2.0
# Guess:   Attributes without quotes make a page smaller, compressed or not.
# Truth:   The page is smaller as text and in gzip, but larger in Brotli, whose built-in dictionary
#          holds strings with quotes, such as ' class="' and '" alt="'. Without optional end tags the
#          page is smaller in all three.
# Matters: Hosts send pages in Brotli, and the first round trip has 14,600 bytes. Measure the
#          compressed page before a minifier is added.
# Guard:   pages keep their quotes, build/export/page.ts
# Source:  RFC 7932, appendix A (dictionary); terser/html-minifier-terser: removeAttributeQuotes
set -euo pipefail

packages=(html-minifier-terser@7.2.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { minify } from 'html-minifier-terser'

const pests = ['baratas', 'formigas', 'cupins', 'ratos', 'pulgas', 'aranhas', 'mosquitos', 'pombos']
const cards = pests.map(
  (pest, index) =>
    `<li id="servico-${pest}" class="card card-${index % 3 ? 'small' : 'wide'}"><h3 class="title">Controle de ${pest}</h3><img src="/images/${pest}.svg" alt="" width="400" height="300" loading="lazy"><p>Tratamento contra ${pest} em casas, lojas e condomínios.</p><a href="/orcamento/${pest}" class="button" target="_blank">Pedir orçamento de ${pest}</a></li>`,
)
const page = `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Pragas</title></head><body><main id="inicio" class="page"><ul class="row">${cards.join('')}</ul></main></body></html>`

const sizes = (html) => ({
  text: Buffer.byteLength(html),
  gzip: gzipSync(html, { level: 9 }).length,
  brotli: brotliCompressSync(html).length,
})
const written = sizes(page)
const unquoted = sizes(await minify(page, { removeAttributeQuotes: true }))
const withoutEndTags = sizes(await minify(page, { removeOptionalTags: true }))
console.log({ written, unquoted, withoutEndTags })
assert.ok(unquoted.text < written.text)
assert.ok(unquoted.gzip < written.gzip)
assert.ok(unquoted.brotli > written.brotli)
assert.ok(withoutEndTags.brotli < written.brotli)
JS
node check.mjs

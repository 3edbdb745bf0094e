#!/usr/bin/env bash
# A customer becomes the author of the page, and a day of closure its date.
#
# Version: @mozilla/readability 0.6.0, defuddle 0.19.4, jsdom 26.1.0
# Guess:   The author and date of a page come from its metadata; a review in the text has its
#          own.
# Truth:   Readability takes the text of class "author" as the byline and removes it from the
#          review. Defuddle takes author and date of a Review in JSON-LD, and the first <time> as
#          the day of publication.
# Matters: Reader modes and clippers would say that a customer wrote the page. Classes of
#          testimonials must not contain "author" or "byline".
# Guard:   e2e/readers.test.ts
# Source:  mozilla/readability: Readability.js, REGEXPS.byline; kepano/defuddle: src/metadata.ts
set -euo pipefail

packages=(@mozilla/readability@0.6.0 defuddle@0.19.4 jsdom@26.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { Readability } from '@mozilla/readability'
import { Defuddle } from 'defuddle/node'
import { JSDOM } from 'jsdom'

const url = 'https://exemplo.com.br/'
const sentence =
  'Atendemos casas e empresas da região, com hora marcada e orçamento antes do serviço. '
const page = (content) => `<!doctype html><html lang="pt-BR"><title>Dedetização</title><body>
  <main><h1>Dedetização</h1><p>${sentence.repeat(6)}</p>${content}<p>${sentence.repeat(6)}</p></main>
  </body></html>`
const review = `<blockquote><p>${sentence}</p></blockquote><p class="author">Cliente de Exemplo</p>`
const notice = '<p>Fechado em <time datetime="2026-12-24">24 de dezembro</time>.</p>'
const data = `<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: 'Casa de Exemplo',
  review: {
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Cliente de Exemplo' },
    datePublished: '2020-01-02',
  },
})}</script>`
const open = (content) => new JSDOM(page(content), { url }).window.document

const readability = new Readability(open(review)).parse()
const defuddle = await Defuddle(open(data), url)
const defuddleNotice = await Defuddle(open(notice), url)
const output = {
  readability: [readability.byline, readability.textContent.includes('Cliente de Exemplo')],
  defuddle: [defuddle.author, defuddle.published],
  defuddleNotice: defuddleNotice.published,
}
console.log(output)
assert.deepEqual(output, {
  readability: ['Cliente de Exemplo', false],
  defuddle: ['Cliente de Exemplo', '2020-01-02'],
  defuddleNotice: '2026-12-24',
})
JS
node check.mjs

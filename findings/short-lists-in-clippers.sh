#!/usr/bin/env bash
# A web clipper drops short lists at the start and at the end of a page.
#
# Version: defuddle 0.19.4, jsdom 26.1.0
# Guess:   A list in <main> is content, in a clipper that keeps the paragraphs around it.
# Truth:   Within 500 characters of the start or end, Defuddle drops a list of two to eight short
#          items, as data of a blog post. The list stays below a heading, below a text that ends
#          with ":", or if an item ends with a full stop. A <dl> with one term is dropped too.
# Matters: The highlights of a hero and the facts of a footer are such lists. Their texts are
#          sentences.
# Guard:   e2e/readers.test.ts
# Source:  kepano/defuddle: src/removals/content-patterns.ts, blog post metadata lists
set -euo pipefail

packages=(defuddle@0.19.4 jsdom@26.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import Defuddle from 'defuddle'
import { JSDOM } from 'jsdom'

const list = (end = '') =>
  `<ul><li>Vistoria sem custo${end}</li><li>Garantia por escrito${end}</li></ul>`
const text = '<p>Atendemos casas e empresas, com orçamento por escrito e prazo combinado.</p>'
const pages = {
  'below a text': text + list(),
  'below a heading': `<h2>Vantagens</h2>${list()}`,
  'below a colon': `<p>Com a visita:</p>${list()}`,
  'with full stops': text + list('.'),
  'in the middle': text.repeat(8) + list(),
  'terms below a text': `${text}<dl><dt>Prazo</dt><dd>Garantia por escrito</dd></dl>`,
}
const output = {}
for (const [name, html] of Object.entries(pages)) {
  const { window } = new JSDOM(`<main><h1>Dedetização</h1>${html}${text.repeat(30)}</main>`)
  output[name] = new Defuddle(window.document).parse().content.includes('Garantia por escrito')
}
console.log(output)
assert.deepEqual(output, {
  'below a text': false,
  'below a heading': true,
  'below a colon': true,
  'with full stops': true,
  'in the middle': true,
  'terms below a text': false,
})
JS
node check.mjs

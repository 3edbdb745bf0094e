#!/usr/bin/env bash
# Reader modes drop content because of words inside class names.
#
# Version: @mozilla/readability 0.6.0, defuddle 0.19.4, jsdom 26.1.0
# Guess:   A reader mode judges text length and link density; the name of a layout class does not
#          matter.
# Truth:   Readability drops a card list whose class contains "scroll" or "media" and keeps it
#          with "track" or "row". Defuddle drops it for "disclosure", "hero-" or "eyebrow".
# Matters: A class of a style sheet decides whether visitors of Firefox and of clippers see the
#          services.
# Guard:   e2e/readers.test.ts
# Source:  mozilla/readability: Readability.js, REGEXPS.negative; kepano/defuddle:
#          src/constants.ts
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

const sentence =
  'Atendemos casas e empresas da região, com hora marcada e orçamento antes do serviço. '
const card = (number) => `<li><h3>Praga ${number}</h3><p>${sentence}</p></li>`
const page = (name) => `<!doctype html><html lang="pt-BR"><title>Dedetização</title><body><main>
  <h1>Dedetização</h1><p>${sentence.repeat(4)}</p>
  <ul class="${name}">${[1, 2, 3, 4, 5, 6].map(card).join('')}</ul>
  <p>${sentence.repeat(4)}</p></main></body></html>`
const open = (name) => new JSDOM(page(name), { url: 'https://exemplo.com.br/' }).window.document
const count = (text) => text.match(/Praga \d/g)?.length ?? 0

const readability = {}
for (const name of ['cards', 'track', 'row', 'scroll', 'media'])
  readability[name] = count(new Readability(open(name)).parse().textContent)
const defuddle = {}
for (const name of ['cards', 'disclosure', 'hero-list', 'eyebrow'])
  defuddle[name] = count((await Defuddle(open(name), 'https://exemplo.com.br/')).content)

console.log('Cards of 6 that remain, by class name:', { readability, defuddle })
assert.deepEqual(readability, { cards: 6, track: 6, row: 6, scroll: 0, media: 0 })
assert.deepEqual(defuddle, { cards: 6, disclosure: 0, 'hero-list': 0, eyebrow: 0 })
JS
node check.mjs

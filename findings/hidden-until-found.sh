#!/usr/bin/env bash
# Tools turn hidden="until-found" into hidden on the way to the page.
#
# Version: react 19.3.1, react-dom 19.3.1, html-minifier-terser 7.2.0, @mozilla/readability
#          0.6.0, jsdom 26.1.0
# Guess:   The value is part of HTML since 2022, so libraries keep it.
# Truth:   React and html-minifier-terser write a plain hidden: the browser no longer finds the
#          text. Readability drops the text even with the value.
# Matters: Answers that close with this attribute would vanish from search in the page. <details>
#          keeps them.
# Guard:   <details>, questions.tsx
# Source:  react/react#24740; terser/html-minifier-terser: src/htmlminifier.js, isSimpleBoolean;
#          mozilla/readability: _isProbablyVisible
set -euo pipefail

packages=(
  react@19.3.1
  react-dom@19.3.1
  html-minifier-terser@7.2.0
  @mozilla/readability@0.6.0
  jsdom@26.1.0
)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { Readability } from '@mozilla/readability'
import { minify } from 'html-minifier-terser'
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const react = renderToStaticMarkup(createElement('p', { hidden: 'until-found' }, 'Resposta'))
const minified = await minify('<p hidden="until-found">Resposta</p>', {
  collapseBooleanAttributes: true,
})
const sentence =
  'Atendemos casas e empresas da região, com hora marcada e orçamento antes do serviço. '
const page = `<!doctype html><title>Dúvidas</title>
  <article><h1>Dúvidas</h1><p>${sentence.repeat(6)}</p>
  <div hidden="until-found"><p>Resposta: ${sentence}</p></div><p>${sentence.repeat(6)}</p></article>`
const article = new Readability(new JSDOM(page).window.document).parse().textContent
console.log({ react, minified, readerHasAnswer: article.includes('Resposta') })
assert.equal(react, '<p hidden="">Resposta</p>')
assert.equal(minified, '<p hidden>Resposta</p>')
assert.equal(article.includes('Resposta'), false)
JS
node check.mjs

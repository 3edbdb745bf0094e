#!/usr/bin/env bash
# A minifier joins the words around some elements.
#
# Version: html-minifier-terser 7.2.0, @swc/html 1.16.22
# Guess:   collapseWhitespace keeps one space between elements inside a line.
# Truth:   html-minifier-terser keeps it beside the elements of its own list, such as <time> and
#          <button>. Beside <data>, <output>, <meter>, <picture> and <slot> it goes: "R$ 150 à
#          vista" becomes "R$ 150à vista". @swc/html keeps all.
# Matters: A minified page has other words, and a picture touches the word beside it.
# Guard:   build/export/page.ts removes tags, quotes and attributes, and no spaces
# Source:  terser/html-minifier-terser: src/htmlminifier.js, inlineTags
set -euo pipefail

packages=(html-minifier-terser@7.2.0 @swc/html@1.16.22)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import swc from '@swc/html'
import { minify } from 'html-minifier-terser'

const elements = {
  time: '<time datetime="PT8H">8h</time>',
  button: '<button>150</button>',
  data: '<data value="150">R$ 150</data>',
  output: '<output>R$ 150</output>',
  meter: '<meter value="0.5">50 %</meter>',
  picture: '<picture><img src="a.png" alt=""></picture>',
  slot: '<slot>R$ 150</slot>',
}
const keepsSpace = (html) => html.includes('> à vista')
const output = {}
for (const [name, element] of Object.entries(elements)) {
  const page = `<!doctype html><html lang="pt-BR"><title>Preço</title><p>${element} à vista</p>`
  const { code } = await swc.minify(page, { collapseWhitespaces: 'smart' })
  output[name] = [keepsSpace(await minify(page, { collapseWhitespace: true })), keepsSpace(code)]
}
console.log('Keeps the space, html-minifier-terser and @swc/html:', output)
assert.deepEqual(output, {
  time: [true, true],
  button: [true, true],
  data: [false, true],
  output: [false, true],
  meter: [false, true],
  picture: [false, true],
  slot: [false, true],
})
JS
node check.mjs

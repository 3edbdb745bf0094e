#!/usr/bin/env bash
# Three HTML parsers put all items of a valid list into the first one.
#
# Version: linkedom 0.18.15, htmlparser2 12.0.0, happy-dom 21.0.4, node-html-parser 9.0.7,
#          parse5 8.1.1
# Guess:   Parsers know which end tags HTML allows to leave out: "<li><p>a<li><p>b" is two items.
# Truth:   Without </p> and </li>, only parse5 finds two. linkedom, htmlparser2 (also that of
#          cheerio/slim) and happy-dom put the second item into the first one's paragraph, and
#          node-html-parser drops the list. One of the two tags is enough; without a paragraph
#          all are right.
# Matters: Minified pages leave out these tags. Readers with such a parser showed three lists of
#          cards of this site as one card each.
# Guard:   OPTIONAL_END_TAG in build/export/page.ts
# Source:  HTML, 13.1.2.4 Optional tags; fb55/htmlparser2: src/Parser.ts, openImpliesClose
set -euo pipefail

packages=(
  linkedom@0.18.15
  htmlparser2@12.0.0
  happy-dom@21.0.4
  node-html-parser@9.0.7
  parse5@8.1.1
)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { Window } from 'happy-dom'
import { DomUtils, parseDocument } from 'htmlparser2'
import { parseHTML } from 'linkedom'
import { parse } from 'node-html-parser'
import { parseFragment } from 'parse5'

const itemsIn = (nodes = []) =>
  nodes.filter((node) => (node.nodeName ?? node.rawTagName ?? node.name).toLowerCase() === 'li')
const parsers = {
  parse5: (list) => parseFragment(list).childNodes[0].childNodes,
  linkedom: (list) => parseHTML(`<main>${list}</main>`).document.querySelector('ul').children,
  htmlparser2: (list) => DomUtils.getElementsByTagName('ul', parseDocument(list))[0].children,
  'happy-dom': (list) => {
    const { document } = new Window()
    document.write(`<main>${list}</main>`)
    return document.querySelector('ul').children
  },
  'node-html-parser': (list) => parse(`<main>${list}</main>`).querySelector('ul')?.childNodes,
}
const counts = (list) =>
  Object.values(parsers).map((childrenOf) => itemsIn([...(childrenOf(list) ?? [])]).length)
const output = {
  none: counts('<ul><li><p>Ralo<li><p>Pia</ul>'),
  paragraph: counts('<ul><li><p>Ralo</p><li><p>Pia</p></ul>'),
  item: counts('<ul><li><p>Ralo</li><li><p>Pia</li></ul>'),
  text: counts('<ul><li>Ralo<li>Pia</ul>'),
}
console.log(Object.keys(parsers), output)
assert.deepEqual(output, {
  none: [2, 1, 1, 1, 0],
  paragraph: [2, 2, 2, 2, 2],
  item: [2, 2, 2, 2, 2],
  text: [2, 2, 2, 2, 2],
})
JS
node check.mjs

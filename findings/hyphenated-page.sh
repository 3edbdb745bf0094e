#!/usr/bin/env bash
# A package that hyphenates HTML also hyphenates its data and styles.
#
# Version: hyphen 1.14.1
# Guess:   hyphenateHTML changes the words that a visitor reads, and no addresses.
# Truth:   Structured data gets invisible soft hyphens too, as do style sheets (the class and its
#          property), text fields, and addresses: "con-ta-to@exem-plo.com.br". Only attributes stay.
# Matters: Search engines would read another name, a rule would style nothing, and an address that a
#          visitor copies would not arrive.
# Guard:   app/styles/base.css: browsers hyphenate, and the text stays as typed
# Source:  ytiurin/hyphen: hyphen.js
set -euo pipefail

packages=(hyphen@1.14.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import portuguese from 'hyphen/pt/index.js'

// Shows soft hyphens, which are invisible.
const hyphenate = (html) => portuguese.hyphenateHTMLSync(html).replaceAll('\u00AD', '|')
const expected = {
  '<p title="desentupimento">Desentupimento</p>':
    '<p title="desentupimento">De|sen|tu|pi|men|to</p>',
  '<script type="application/ld+json">{"name":"Desentupimento"}</script>':
    '<script type="application/ld+json">{"name":"De|sen|tu|pi|men|to"}</script>',
  '<style>.servico{color:red}</style>': '<style>.ser|vi|co{co|lor:red}</style>',
  '<textarea>Desentupimento</textarea>': '<textarea>De|sen|tu|pi|men|to</textarea>',
  '<a href="mailto:contato@exemplo.com.br">contato@exemplo.com.br</a>':
    '<a href="mailto:contato@exemplo.com.br">con|ta|to@exem|plo.com.br</a>',
}
const output = Object.fromEntries(Object.keys(expected).map((html) => [html, hyphenate(html)]))
console.log(Object.values(output).join('\n'))
assert.deepEqual(output, expected)
JS
node check.mjs

#!/usr/bin/env bash
# A compiler for old browsers makes another rule win.
#
# Version: esbuild 0.28.2, lightningcss 1.33.0, postcss-nesting 14.0.3, cssnano 7.1.9,
#          postcss 8.5.33
# Guess:   Compiled nesting looks as the source does in a browser with nesting.
# Truth:   Since Chrome 130 a declaration after a nested rule stays behind it and wins. Lightning
#          CSS and postcss-nesting keep this order. esbuild with older targets, and cssnano for
#          "&", move the declaration before the nested rule, which then wins.
# Matters: A page would look different under a change of the compiler. Declarations stand before
#          nested rules.
# Guard:   app/styles/nested-rules.test.ts
# Source:  CSS Nesting, CSSNestedDeclarations; evanw/esbuild: internal/css_parser/css_nesting.go
set -euo pipefail

packages=(esbuild@0.28.2 lightningcss@1.33.0 postcss-nesting@14.0.3 cssnano@7.1.9 postcss@8.5.33)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import cssnano from 'cssnano'
import { transform as esbuild } from 'esbuild'
import { transform as lightning } from 'lightningcss'
import postcss from 'postcss'
import nesting from 'postcss-nesting'

const css = '.a{color:red;&.b{color:blue}&:where(.a){color:green}color:black}'
const process = async (plugin) => (await postcss([plugin]).process(css, { from: 'a.css' })).css
const target = ['chrome88', 'safari15']
const outputs = {
  esbuild: (await esbuild(css, { loader: 'css', target })).code,
  lightningcss: lightning({
    filename: 'a.css',
    code: Buffer.from(css),
    targets: { chrome: 88 << 16, safari: 15 << 16 },
  }).code.toString(),
  'postcss-nesting': await process(nesting()),
  cssnano: await process(cssnano()),
}
const output = Object.fromEntries(
  Object.entries(outputs).map(([name, text]) => {
    const places = ['green', 'black'].map((colour) =>
      text.search(new RegExp(colour === 'black' ? 'black|#000' : 'green|#008000')),
    )
    return [name, places[0] < places[1] ? 'nested rule first' : 'declaration first']
  }),
)
console.log(output)
assert.deepEqual(output, {
  esbuild: 'declaration first',
  lightningcss: 'nested rule first',
  'postcss-nesting': 'nested rule first',
  cssnano: 'declaration first',
})
JS
node check.mjs

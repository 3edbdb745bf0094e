#!/usr/bin/env bash
# A minifier turns the empty list mark into the default dot.
#
# Version: clean-css 5.3.3, lightningcss 1.33.0
# Guess:   Minifiers keep a value that they do not know.
# Truth:   clean-css writes "list-style:outside" for list-style:"", so the dots come back.
#          Lightning CSS, csso, cssnano and esbuild keep it.
# Matters: The site uses the empty mark, because Safari announces no list whose mark is none.
# Guard:   app/styles/reset.css
# Source:  clean-css/clean-css: lib/optimizer/configuration/break-up.js, listStyle
set -euo pipefail

packages=(clean-css@5.3.3 lightningcss@1.33.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import CleanCSS from 'clean-css'
import { transform } from 'lightningcss'

const css = 'ul{list-style:""}'
const output = {
  cleanCssLevel1: new CleanCSS({ level: 1 }).minify(css).styles,
  cleanCssLevel2: new CleanCSS({ level: 2 }).minify(css).styles,
  lightningcss: transform({
    filename: 'a.css',
    code: Buffer.from(css),
    minify: true,
  }).code.toString(),
}
console.log(output)
assert.equal(output.cleanCssLevel2, 'ul{list-style:outside}')
assert.equal(output.lightningcss, css)
JS
node check.mjs

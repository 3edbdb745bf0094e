#!/usr/bin/env bash
# Two minifiers delete rules in newer syntax without a message.
#
# Version: clean-css 5.3.3, csso 5.0.5
# Guess:   A minifier that does not know a syntax leaves the rule alone or reports an error.
# Truth:   csso deletes a media query with ">=" and, like clean-css, a nested rule. clean-css
#          also deletes @starting-style, and a rule whose transition has "allow-discrete". No
#          error, no warning.
# Matters: Every part of the site that a width decides would lose its layout after a change of
#          the minifier.
# Source:  css/csso: lib/clean; clean-css/clean-css: lib/tokenizer/tokenize.js
set -euo pipefail

packages=(clean-css@5.3.3 csso@5.0.5)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import CleanCSS from 'clean-css'
import { minify } from 'csso'

const clean = (css) => new CleanCSS({ level: 2 }).minify(css)
const output = {
  cssoRange: minify('@media (width>=40rem){a{color:red}}').css,
  cssoNested: minify('a{color:red;b{color:#00f}}').css,
  cleanNested: clean('a{color:red;b{color:#00f}}').styles,
  cleanStartingStyle: clean('@starting-style{a{opacity:0}}').styles,
  cleanTransition: clean('a{transition:display .3s allow-discrete}').styles,
  cleanErrors: clean('a{transition:display .3s allow-discrete}').errors,
}
console.log(output)
assert.deepEqual(output, {
  cssoRange: '',
  cssoNested: 'a{color:red}',
  cleanNested: 'a{color:red}',
  cleanStartingStyle: '',
  cleanTransition: '',
  cleanErrors: [],
})
JS
node check.mjs

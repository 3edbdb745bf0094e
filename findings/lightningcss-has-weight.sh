#!/usr/bin/env bash
# A style compiler raises the weight of a selector beside :has().
#
# Version: lightningcss 1.33.0
# Guess:   A list with :has() is split into two rules for browsers without :has(), and weights
#          stay.
# Truth:   The list becomes ":is(.a:has(b),.b)", so .b weighs as much as .a:has(b) and wins over
#          a later rule. With selectors of other weights the list is split.
# Matters: Write a rule of its own for each selector with :has().
# Guard:   CONTRIBUTING
# Source:  parcel-bundler/lightningcss#1324
set -euo pipefail

packages=(lightningcss@1.33.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { transform } from 'lightningcss'

const targets = { chrome: 88 << 16, safari: 15 << 16 }
const compile = (css) =>
  transform({ filename: 'a.css', code: Buffer.from(css), minify: true, targets }).code.toString()

const wrapped = compile('.a:has(b),.b{color:red}')
const split = compile('#x .a:has(b),.b{color:red}')
console.log({ wrapped, split })
assert.equal(wrapped, ':is(.a:has(b),.b){color:red}')
assert.equal(split, '.b{color:red}#x .a:has(b){color:red}')
JS
node check.mjs

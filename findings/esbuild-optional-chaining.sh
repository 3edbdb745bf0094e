#!/usr/bin/env bash
# A bundler rewrites optional chaining for browsers that have it.
#
# Version: esbuild 0.28.2
# Guess:   Chrome has "?." since version 80, so a target of Chrome 88 keeps it.
# Truth:   esbuild rewrites it up to Chrome 90 because of a bug of V8 with a spread argument that
#          is not the last one. Safari 15 and Firefox 90 keep it.
# Matters: The loader is inline on each page; the rewritten form costs bytes, so the build
#          declares the syntax as supported.
# Guard:   build/export/bundle.ts
# Source:  evanw/esbuild#1559; mdn/browser-compat-data#29270
set -euo pipefail

packages=(esbuild@0.28.2)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { transform } from 'esbuild'

const lowered = 'a == null ? void 0 : a.b;\n'
const output = {}
for (const target of ['chrome88', 'chrome90', 'chrome91', 'safari15', 'firefox90'])
  output[target] = (await transform('a?.b', { target })).code
console.log(output)
assert.deepEqual(output, {
  chrome88: lowered,
  chrome90: lowered,
  chrome91: 'a?.b;\n',
  safari15: 'a?.b;\n',
  firefox90: 'a?.b;\n',
})
JS
node check.mjs

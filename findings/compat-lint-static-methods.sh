#!/usr/bin/env bash
# The lint rule for old browsers reports some new static methods and says nothing about others.
#
# Version: eslint-plugin-compat 7.0.1, eslint 10.15.0
# Guess:   The rule misses methods of values, as .at(), because it cannot know their type. Functions
#          that are named completely, as AbortSignal.timeout(), are reported.
# Truth:   For Chrome 88 and iOS 15.0, Object.hasOwn, crypto.randomUUID and structuredClone are
#          reported. AbortSignal.timeout, AbortSignal.any, Promise.withResolvers, Array.fromAsync,
#          URL.canParse, requestIdleCallback and new CSSStyleSheet() pass.
# Matters: The editor opened as a white page on such phones. A silent rule would have proved nothing.
# Guard:   editor/e2e/old-browsers.spec.ts
# Source:  amilajack/eslint-plugin-compat: src/providers/mdn-provider.ts; MDN's tables of the names
set -euo pipefail

packages=(eslint@10.15.0 eslint-plugin-compat@7.0.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { Linter } from 'eslint'
import compat from 'eslint-plugin-compat'

const calls = [
  'Object.hasOwn({}, "a")',
  'crypto.randomUUID()',
  'structuredClone({})',
  'AbortSignal.timeout(1000)',
  'AbortSignal.any([])',
  'Promise.withResolvers()',
  'Array.fromAsync([])',
  'URL.canParse("a")',
  'requestIdleCallback(() => 1)',
  'new CSSStyleSheet()',
]
const messages = new Linter().verify(calls.join('\n'), [
  {
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
    settings: { browsers: ['chrome 88', 'ios_saf 15.0-15.1'] },
  },
])
const reported = calls.filter((_, index) => messages.some(({ line }) => line === index + 1))
console.log({ reported, silent: calls.filter((call) => !reported.includes(call)) })

assert.deepEqual(reported, calls.slice(0, 3))
JS
node check.mjs

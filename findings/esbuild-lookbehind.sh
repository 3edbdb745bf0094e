#!/usr/bin/env bash
# esbuild writes a pattern that the target lacks as a call, without a warning.
#
# Version: esbuild 0.28.2
# Guess:   With iOS 15 as target, a regular expression with a lookbehind stops the build, or is at
#          least a warning: there is no older way to write it.
# Truth:   The literal becomes new RegExp(...), errors and warnings stay empty. The script parses,
#          and throws where the pattern is used.
# Matters: The build cannot be the guard for old phones.
# Guard:   editor/e2e/old-browsers.spec.ts
# Source:  evanw/esbuild: internal/js_parser/js_parser.go, "unsupported-regexp" (a debug message);
#          lookbehind came with Safari 16.4 (MDN)
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

const { code, warnings } = await transform("export const price = 'R$ 150'.match(/(?<=R\\$ )\\d+/)", {
  target: ['ios15.0', 'chrome88'],
})
console.log({ code, warnings })

assert.match(code, /new RegExp\("\(\?<=/)
assert.deepEqual(warnings, [])
JS
node check.mjs

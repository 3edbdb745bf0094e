#!/usr/bin/env bash
# A JSON editor changes one of two equal keys, and reads the other.
#
# Version: jsonc-parser 3.3.1
# Guess:   With a key twice, reading, finding and changing all take the last one, as JSON.parse
#          does.
# Truth:   parse() takes the last one, findNodeAtLocation() and modify() the first: after a
#          change the value is as before.
# Matters: A merge on GitHub can leave a key twice. A message would name a line that does not
#          count.
# Guard:   refused, build/read-content.ts
# Source:  microsoft/node-jsonc-parser: src/impl/parser.ts, src/impl/edit.ts
set -euo pipefail

packages=(jsonc-parser@3.3.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { applyEdits, findNodeAtLocation, modify, parse, parseTree } from 'jsonc-parser'

const text = '{"city": "Içara", "area": 48, "city": "Criciúma"}'
const changed = applyEdits(text, modify(text, ['city'], 'Tubarão', {}))
const output = {
  parsed: parse(text).city,
  found: findNodeAtLocation(parseTree(text), ['city']).value,
  changed,
  parsedAfterChange: parse(changed).city,
}
console.log(output)
assert.deepEqual(output, {
  parsed: 'Criciúma',
  found: 'Içara',
  changed: '{"city": "Tubarão", "area": 48, "city": "Criciúma"}',
  parsedAfterChange: 'Criciúma',
})
JS
node check.mjs

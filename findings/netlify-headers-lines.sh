#!/usr/bin/env bash
# Netlify reads parts of a _headers file of Cloudflare without an error, but otherwise.
#
# Version: @netlify/headers-parser 9.0.3
# Guess:   Both hosts read the same file; a line that Netlify does not know is reported.
# Truth:   Netlify drops "! Name", the line that takes a header away, in silence, and a comment
#          after a path becomes part of the path, so the rule matches nothing.
# Matters: The site writes one file for both hosts: no "!" and no comments after a path.
# Source:  netlify/build: packages/headers-parser/src/line_parser.ts
set -euo pipefail

packages=(@netlify/headers-parser@9.0.3)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { parseAllHeaders } from '@netlify/headers-parser'

writeFileSync('_headers', '/a\n  ! X-Frame-Options\n  X-Kept: 1\n/b # fotos\n  X-Photo: 1\n')
const { headers, errors } = await parseAllHeaders({ headersFiles: ['_headers'], configHeaders: [], minimal: true })
const output = { rules: headers.map((rule) => [rule.for, { ...rule.values }]), errors }
console.log(JSON.stringify(output))
assert.deepEqual(output, { rules: [['/a', { 'X-Kept': '1' }], ['/b # fotos', { 'X-Photo': '1' }]], errors: [] })
JS
node check.mjs

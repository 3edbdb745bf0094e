#!/usr/bin/env bash
# Netlify reads Cloudflare's _headers without an error, as another policy.
#
# Version: @netlify/headers-parser 9.0.3
# Guess:   Both hosts share the format of _headers, or report what they do not know.
# Truth:   "! X-Frame-Options", which removes a header on Cloudflare, is ignored. A rule for a host,
#          "https://www.empresa.com.br/*", becomes a header "https" of the rule above, which also gets
#          the headers below it.
# Matters: Moving the same files to another host changes the security headers silently.
# Guard:   build/hosts/host-files.ts writes paths only, and removes no header
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
import { writeFile } from 'node:fs/promises'
import { parseAllHeaders } from '@netlify/headers-parser'

await writeFile(
  '_headers',
  `/*
  X-Frame-Options: DENY
/mapa
  ! X-Frame-Options
  X-Test: 1
https://www.empresa.com.br/*
  X-Robots-Tag: noindex
`,
)
const output = await parseAllHeaders({
  headersFiles: ['_headers'],
  configHeaders: [],
  minimal: true,
})
console.dir(output, { depth: null })

assert.deepEqual(output, {
  headers: [
    { for: '/*', values: { 'X-Frame-Options': 'DENY' } },
    {
      for: '/mapa',
      values: { 'X-Test': '1', https: '//www.empresa.com.br/*', 'X-Robots-Tag': 'noindex' },
    },
  ],
  errors: [],
})
JS
node check.mjs

#!/usr/bin/env bash
# Cloudflare applies a _headers file by order, and one path only once.
#
# Version: wrangler 4.86.0
# Guess:   Rules for one path are joined, "! Name" takes a header away wherever it is, and
#          redirects carry no headers of files.
# Truth:   A second block for the same path replaces the first, also if one is written with an
#          accent and the other encoded. "! Name" works only below the rule that sets the header.
#          Redirects and the 404 page get the headers of the rules that match, Cache-Control too.
# Matters: The build must write each path once. A cached redirect is hard to take back.
# Guard:   build/hosts/host-files.test.ts
# Source:  cloudflare/workers-sdk:
#          packages/workers-shared/utils/configuration/constructConfiguration.ts,
#          packages/pages-shared/asset-server/handler.ts. The installation takes 200 MB
set -euo pipefail

packages=(wrangler@4.86.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unstable_generateASSETSBinding as serve } from 'wrangler'

const { Request } = createRequire(import.meta.resolve('wrangler'))('miniflare')
const ignore = () => undefined
const log = { log: ignore, debug: ignore, info: ignore, warn: ignore, error: console.error }
const rules = {
  '/above': '! X-All',
  '/*': 'X-All: 1',
  '/below': '! X-All',
  '/twice': 'X-First: 1',
  '/á': 'X-Bare: 1',
  '/%C3%A1': 'X-Encoded: 1',
}
const blocks = Object.entries(rules).map(([path, line]) => `${path}\n  ${line}\n`)
mkdirSync('site')
writeFileSync('site/_headers', [...blocks, '/twice\n  X-Second: 1\n'].join(''))
writeFileSync('site/_redirects', '/old /new 301\n')
for (const name of ['above', 'below', 'twice', 'á', '404']) writeFileSync(`site/${name}.html`, name)

const fetchAsset = await serve({ log, directory: 'site' })
async function headers(path) {
  const reply = await fetchAsset(new Request(`http://localhost${path}`, { redirect: 'manual' }))
  const names = [...reply.headers.keys()].filter((name) =>
    /^x-(?:all|first|second|bare|encoded)$/.test(name),
  )
  return [reply.status, ...names.sort()].join(' ')
}
const output = {}
for (const path of ['/above', '/below', '/twice', '/%C3%A1', '/old', '/missing'])
  output[path] = await headers(path)
console.log(output)
assert.deepEqual(output, {
  '/above': '200 x-all',
  '/below': '200',
  '/twice': '200 x-all x-second',
  '/%C3%A1': '200 x-all x-encoded',
  '/old': '301 x-all',
  '/missing': '404 x-all',
})
process.exit()
JS
node check.mjs

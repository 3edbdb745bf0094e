#!/usr/bin/env bash
# Hosts differ on which of two files a clean URL means.
#
# Version: express 4.22.3, serve-handler 6.1.8, sirv 3.0.2, superstatic 10.0.0
# Guess:   With clean URLs, /pragas means pragas.html, also when a folder pragas with an index
#          exists.
# Truth:   superstatic (the server of Firebase Hosting) and serve send pragas/index.html, express
#          redirects to /pragas/ and sends that, sirv sends pragas.html under both addresses.
# Matters: The site has both files for hosts without configuration, so both must have the same
#          content.
# Guard:   two equal files, build/export/site.ts
# Source:  firebase/superstatic: src/middleware/files.js; vercel/serve-handler: src/index.js,
#          getPossiblePaths
set -euo pipefail

packages=(express@4.22.3 serve-handler@6.1.8 sirv@3.0.2 superstatic@10.0.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import express from 'express'
import serveHandler from 'serve-handler'
import sirv from 'sirv'

const superstatic = createRequire(import.meta.url)('superstatic').default
mkdirSync('site/pragas', { recursive: true })
writeFileSync('site/pragas.html', 'page')
writeFileSync('site/pragas/index.html', 'folder')
const servers = {
  superstatic: express().use(
    superstatic({ cwd: 'site', config: { public: '.', cleanUrls: true, trailingSlash: false } }),
  ),
  serve: (request, response) =>
    serveHandler(request, response, { public: 'site', cleanUrls: true, trailingSlash: false }),
  express: express().use(express.static('site', { extensions: ['html'] })),
  sirv: sirv('site'),
}
const output = {}
for (const [name, handler] of Object.entries(servers)) {
  const server = createServer(handler)
  await new Promise((resolve) => server.listen(0, resolve))
  const { port } = server.address()
  const replies = []
  for (const path of ['/pragas', '/pragas/']) {
    const reply = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })
    replies.push(reply.headers.get('location') ?? (await reply.text()))
  }
  output[name] = replies
  server.close()
}
console.log('Replies to /pragas and /pragas/:', output)
assert.deepEqual(output, {
  superstatic: ['folder', '/pragas'],
  serve: ['folder', '/pragas'],
  express: ['/pragas/', 'folder'],
  sirv: ['page', 'page'],
})
process.exit()
JS
node check.mjs

#!/usr/bin/env bash
# Popular static servers do not know the type of AVIF.
#
# Version: express 4.22.3, serve-handler 6.1.8, sirv 3.0.2
# Guess:   express.static and serve send image/avif, as for other pictures.
# Truth:   express 4 sends application/octet-stream, and serve-handler (the server of "npx
#          serve") no Content-Type at all: their lists of types are from 2018 or before. WOFF2 is
#          right in both, and sirv knows AVIF.
# Matters: Browsers look into the picture, but a proxy or a preview may go by the header. Tests
#          of types need a server that knows AVIF, and the host files name the type.
# Guard:   AddType in build/hosts/host-files.ts, e2e/host.spec.ts
# Source:  pillarjs/send: package.json (mime 1.6.0); vercel/serve-handler: package.json
#          (mime-types 2.1.18)
set -euo pipefail

packages=(express@4.22.3 serve-handler@6.1.8 sirv@3.0.2)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import express from 'express'
import serveHandler from 'serve-handler'
import sirv from 'sirv'

writeFileSync('photo.avif', 'photo')
writeFileSync('font.woff2', 'font')
const servers = {
  express: express().use(express.static('.')),
  serve: (request, response) => serveHandler(request, response),
  sirv: sirv('.'),
}
const output = {}
for (const [name, handler] of Object.entries(servers)) {
  const server = createServer(handler)
  await new Promise((resolve) => server.listen(0, resolve))
  const { port } = server.address()
  const replies = ['photo.avif', 'font.woff2'].map((file) =>
    fetch(`http://localhost:${port}/${file}`),
  )
  output[name] = (await Promise.all(replies)).map(({ headers }) => headers.get('content-type'))
  server.close()
}
console.log(output)
assert.deepEqual(output, {
  express: ['application/octet-stream', 'font/woff2'],
  serve: [null, 'font/woff2'],
  sirv: ['image/avif', 'font/woff2'],
})
process.exit()
JS
node check.mjs

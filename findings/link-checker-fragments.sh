#!/usr/bin/env bash
# A link checker reports two good links and misses three broken files.
#
# Version: linkinator 7.6.1
# Guess:   With checkFragments and checkCss a checker knows every address of a page, and "#top" and
#          "#:~:text=" need no element.
# Truth:   "#top" and a text fragment count as broken. A view that an SVG file lacks, a preloaded
#          picture (imagesrcset), a picture inside SVG and an icon of a manifest are not checked.
#          Pictures in structured data are.
# Matters: Pictures here are views of SVG files, and preloaded. The tests of the exported pages
#          look for each file themselves.
# Guard:   e2e/exported.test.ts
# Source:  JustinBeckwith/linkinator: src/links.ts; HTML, scrolling to a fragment
set -euo pipefail

packages=(linkinator@7.6.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { LinkChecker } from 'linkinator'

const files = {
  '/': [
    'text/html',
    `<!doctype html><link rel="preload" as="image" href="/mapa.svg" imagesrcset="/falta-1.avif 1x">
    <link rel="manifest" href="/site.webmanifest"><a href="#top">Início</a>
    <a href="#:~:text=ralo">Ralo</a><a href="/mapa.svg#falta-2">Mapa</a>
    <svg><image href="/falta-3.svg"/></svg><img srcset="/falta-4.avif 1x" src="/mapa.svg" alt="">
    <script type="application/ld+json">{"image":"http://localhost:PORT/falta-5.png"}</script>`,
  ],
  '/mapa.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><view id="a"/></svg>'],
  '/site.webmanifest': ['application/manifest+json', '{"icons":[{"src":"/falta-6.png"}]}'],
}
const server = createServer((request, response) => {
  const [type, text] = files[request.url] ?? []
  response.writeHead(type ? 200 : 404, { 'Content-Type': type ?? 'text/plain' })
  response.end(text?.replace('PORT', server.address().port))
}).listen(0, 'localhost')
await once(server, 'listening')
const path = `http://localhost:${server.address().port}/`
const { links } = await new LinkChecker().check({ path, checkFragments: true, checkCss: true })
server.close()
const broken = links.filter(({ state }) => state === 'BROKEN').map(({ url }) => url)
const output = broken.map((url) => url.replace(path, '')).sort()
console.log(output)
assert.deepEqual(output, ['#:~:text=ralo', '#top', 'falta-4.avif', 'falta-5.png'])
JS
node check.mjs

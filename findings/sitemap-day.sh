#!/usr/bin/env bash
# A sitemap library turns a day into the evening before.
#
# Version: sitemap 9.0.1
# Guess:   A lastmod of "2026-11-27" is written as the day.
# Truth:   sitemap writes "2026-11-27T00:00:00.000Z", which is 26 November, 21:00, in Brazil.
#          With lastmodDateOnly the stream keeps the day.
# Matters: The day of the last change would be wrong; the standard allows a plain day.
# Source:  ekalinin/sitemap.js: lib/sitemap-item-stream.ts, lastmodDateOnly
set -euo pipefail

packages=(sitemap@9.0.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { SitemapStream, streamToPromise } from 'sitemap'

async function lastmod(options) {
  const stream = new SitemapStream({ hostname: 'https://exemplo.com.br', ...options })
  stream.end({ url: '/', lastmod: '2026-11-27' })
  return String(await streamToPromise(stream)).match(/<lastmod>(.*)<\/lastmod>/)[1]
}
const output = { plain: await lastmod(), dateOnly: await lastmod({ lastmodDateOnly: true }) }
console.log(output)
assert.deepEqual(output, { plain: '2026-11-27T00:00:00.000Z', dateOnly: '2026-11-27' })
JS
node check.mjs

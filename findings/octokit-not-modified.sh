#!/usr/bin/env bash
# GitHub's own client throws at a response that GitHub recommends.
#
# Version: @octokit/request 10.0.16
# Guess:   A conditional request (If-None-Match) that finds nothing new gives a response with status 304.
# Truth:   It throws an HttpError "Not modified", which looks like every other failure but for its status.
# Matters: An editor that asks again and again whether a site is published would report an error each time.
# Guard:   editor/github/ uses fetch, and reads the status itself.
# Source:  "Not modified" in fetch-wrapper.js of the package
set -euo pipefail

packages=(@octokit/request@10.0.16)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import http from 'node:http'
import { request } from '@octokit/request'

const server = http.createServer((message, response) => {
  response.setHeader('etag', '"a"')
  response.setHeader('content-type', 'application/json')
  response.statusCode = message.headers['if-none-match'] ? 304 : 200
  response.end(response.statusCode === 200 ? '{}' : undefined)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const baseUrl = `http://127.0.0.1:${server.address().port}`

const first = await request('GET /', { baseUrl })
assert.equal(first.status, 200)
const second = request('GET /', { baseUrl, headers: { 'if-none-match': first.headers.etag } })
await assert.rejects(second, (error) => {
  console.log(error.name, error.message, error.status)
  return error.name === 'HttpError' && error.message === 'Not modified' && error.status === 304
})
server.close()
JS
node check.mjs

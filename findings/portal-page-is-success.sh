#!/usr/bin/env bash
# GitHub's client reports a commit as saved when a Wi-Fi portal answers in GitHub's place.
#
# Version: @octokit/rest 22.0.1, @octokit/graphql 9.0.5
# Guess:   An answer that is no JSON is an error.
# Truth:   With status 200 and an HTML page, the request that writes a file succeeds, and its data is
#          the page as a string. graphql() succeeds with undefined. Only paginate() fails, with a
#          TypeError.
# Matters: An editor shows "saved" for a text that never left the phone.
# Guard:   editor/github/github.ts reads JSON itself, so a page is an error
# Source:  octokit/request.js: src/fetch-wrapper.ts, getResponseData
set -euo pipefail

packages=(@octokit/rest@22.0.1 @octokit/graphql@9.0.5)
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
import { graphql } from '@octokit/graphql'
import { Octokit } from '@octokit/rest'

const page = '<title>Wi-Fi grátis</title>'
const portal = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html')
  response.end(page)
}).listen(0)
await once(portal, 'listening')
const baseUrl = `http://localhost:${portal.address().port}`
const { rest } = new Octokit({ baseUrl })

const saved = await rest.repos.createOrUpdateFileContents({
  owner: 'empresa',
  repo: 'site',
  path: 'content/home.json',
  message: 'Textos',
  content: 'e30=',
})
const output = {
  save: [saved.status, saved.data],
  graphql: await graphql('{ viewer { login } }', { baseUrl }),
}
portal.close()
console.log(output)

assert.deepEqual(output, { save: [200, page], graphql: undefined })
JS
node check.mjs

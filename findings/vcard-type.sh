#!/usr/bin/env bash
# Servers send a contact card with an unregistered type, or with none.
#
# Version: mime-types 3.0.2, mime 4.1.0, mrmime 2.0.1
# Guess:   .vcf is text/vcard, the type of RFC 6350 since 2011.
# Truth:   mime-types and mime (express, serve, wrangler) say text/x-vcard for .vcf, and text/vcard
#          for .vcard alone. mrmime (sirv, Vite) knows no type for it.
# Matters: A phone opens the card by its type, and reads the accents of the address by the charset.
#          The host files name both.
# Guard:   build/hosts/host-files.ts, e2e/host.spec.ts
# Source:  jshttp/mime-db: db.json; lukeed/mrmime: deno/mod.ts; RFC 6350, section 10.1
set -euo pipefail

packages=(mime-types@3.0.2 mrmime@2.0.1 mime@4.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import mime from 'mime'
import mimeTypes from 'mime-types'
import { lookup } from 'mrmime'

const output = {
  'mime-types': mimeTypes.lookup('contato.vcf'),
  mrmime: lookup('contato.vcf'),
  mime: mime.getType('contato.vcf'),
}
console.log(output)
assert.deepEqual(output, {
  'mime-types': 'text/x-vcard',
  mrmime: undefined,
  mime: 'text/x-vcard',
})
JS
node check.mjs

#!/usr/bin/env bash
# Checkers of mistyped e-mail addresses send Brazilians to domains without ".br".
#
# Version: mailcheck 1.1.1, @zootools/email-spell-checker 1.12.0
# Guess:   They know the large providers of Brazil, or say nothing.
# Truth:   maria@uol.com.br, bol.com.br, terra.com.br and ig.com.br give the same name at ".com",
#          because ".com.br" is no ending that they know. A company's own domain does too.
# Matters: A suggestion that an owner accepts sends his customers to a stranger.
# Guard:   model/fields/email.ts checks the form of an address and suggests none
# Source:  mailcheck/mailcheck: src/mailcheck.js, defaultTopLevelDomains
set -euo pipefail

packages=(mailcheck@1.1.1 @zootools/email-spell-checker@1.12.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import zootools from '@zootools/email-spell-checker'
import mailcheck from 'mailcheck'

const output = Object.fromEntries(
  ['uol.com.br', 'bol.com.br', 'terra.com.br', 'ig.com.br', 'dedetizadora.com.br'].map((domain) => {
    const email = `maria@${domain}`
    return [domain, [mailcheck.run({ email })?.domain, zootools.run({ email })?.domain]]
  }),
)
console.log(output)

for (const [domain, suggestions] of Object.entries(output)) {
  const withoutCountry = domain.replace('.br', '')
  assert.deepEqual(suggestions, [withoutCountry, withoutCountry])
}
JS
node check.mjs

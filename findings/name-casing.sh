#!/usr/bin/env bash
# A package for names writes a Brazilian surname as a Scottish one.
#
# Version: namecase 1.1.2
# Guess:   Names in capitals become names as people write them, with "dos" and "e" in small letters.
# Truth:   MACIEL becomes "MacIel", though Machado is an exception that it
#          knows. "DOS SANTOS E SOUZA" becomes "Dos Santos E Souza", and after the curly apostrophe
#          "D’ávila" is small.
# Matters: Names under testimonials are pasted in capitals.
# Guard:   None. The site changes no letters of a name.
# Source:  the exceptions to "Mac" in namecase.js
set -euo pipefail

packages=(namecase@1.1.2)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import namecase from 'namecase'

const output = Object.fromEntries(
  ['ANA MACHADO', 'ANA MACIEL', 'PEDRO DA SILVA', 'PEDRO DOS SANTOS E SOUZA', 'MÁRCIA D’ÁVILA'].map(
    (name) => [name, namecase(name)],
  ),
)
console.log(output)

assert.deepEqual(Object.values(output), [
  'Ana Machado',
  'Ana MacIel',
  'Pedro da Silva',
  'Pedro Dos Santos E Souza',
  'Márcia D’ávila',
])
JS
node check.mjs

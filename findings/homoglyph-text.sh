#!/usr/bin/env bash
# Packages for letters that look alike also change plain Portuguese and its digits.
#
# Version: unhomoglyph 1.0.6, confusables 1.1.1
# Guess:   They make the letters of "font generators" plain and leave plain text as it is.
# Truth:   unhomoglyph writes "rn" for every m, "l" for 1 and "O" for 0: no telephone number is left.
#          confusables takes all accents away.
# Matters: A pasted title may be in such letters, and a telephone number may stand beside it.
# Guard:   model/texts/plain-letters.ts
# Source:  Unicode Technical Standard 39, section 4: its table makes forms for a comparison, not
#          text; nodeca/unhomoglyph: data.json; gc/confusables: src/index.ts
set -euo pipefail

packages=(unhomoglyph@1.0.6 confusables@1.1.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { remove } from 'confusables'
import unhomoglyph from 'unhomoglyph'

const text = 'Minha mãe viu 10 aranhas: (48) 99999-0000'
const output = { unhomoglyph: unhomoglyph(text), confusables: remove(text) }
console.log(output)

assert.deepEqual(output, {
  unhomoglyph: 'Minha rnãe viu lO aranhas: (48) 99999-OOOO',
  confusables: 'Minha mae viu 10 aranhas: (48) 99999-0000',
})
JS
node check.mjs

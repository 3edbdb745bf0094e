#!/usr/bin/env bash
# A text converter glues terms to their answers.
#
# Version: html-to-text 10.0.1
# Guess:   A definition list becomes a line for each term and answer, like other lists.
# Truth:   html-to-text knows no <dl>: "Prazo" and "3 meses" become "Prazo3 meses".
# Matters: Facts of the company in a <dl> are unreadable in the text version of a page or mail.
# Source:  html-to-text/node-html-to-text: packages/html-to-text/src/html-to-text.js, formatters
set -euo pipefail

packages=(html-to-text@10.0.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { convert } from 'html-to-text'

const terms = convert('<dl><dt>Prazo</dt><dd>3 meses</dd><dt>Visita</dt><dd>Grátis</dd></dl>')
const list = convert('<ul><li>Prazo</li><li>3 meses</li></ul>')
console.log({ terms, list })
assert.equal(terms, 'Prazo3 mesesVisitaGrátis')
assert.equal(list, ' * Prazo\n * 3 meses')
JS
node check.mjs

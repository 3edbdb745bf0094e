#!/usr/bin/env bash
# A Markdown converter breaks a card that is one link.
#
# Version: turndown 7.2.5, marked 18.2.1
# Guess:   The link around a heading and a text becomes a link on the heading.
# Truth:   turndown writes "[", the heading and the text on lines of their own, then
#          "](/baratas)"; read as Markdown, no link remains.
# Matters: Clippers and language models read pages through such converters. A link inside the
#          heading survives.
# Guard:   e2e/exported.test.ts
# Source:  mixmark-io/turndown#278, #313
set -euo pipefail

packages=(turndown@7.2.5 marked@18.2.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { marked } from 'marked'
import TurndownService from 'turndown'

const convert = (html) => new TurndownService({ headingStyle: 'atx' }).turndown(html)
const around = convert('<a href="/baratas"><h3>Baratas</h3><p>Gel e isca.</p></a>')
const inside = convert('<h3><a href="/baratas">Baratas</a></h3><p>Gel e isca.</p>')
const hasLink = (markdown) => marked.parse(markdown).includes('<a href="/baratas">')
console.log({ around, inside })
assert.equal(around, '[\n\n### Baratas\n\nGel e isca.\n\n](/baratas)')
assert.deepEqual([hasLink(around), hasLink(inside)], [false, true])
JS
node check.mjs

#!/usr/bin/env bash
# An SVG optimiser removes the target of links.
#
# Version: svgo 4.1.0
# Guess:   svgo knows href without xlink, which browsers have had since 2016.
# Truth:   removeUnknownsAndDefaults, part of the default preset, removes href from <a> and keeps
#          xlink:href, and href of <use> and <image>.
# Matters: A map with a link for each town would lose the links without an error.
# Source:  svg/svgo#2230; pull request #2234 is open
set -euo pipefail

packages=(svgo@4.1.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { optimize } from 'svgo'

const svg = (attributes, link) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="0 0 9 9"><a ${link}="/icara"><path d="M0 0h9v9z"/></a></svg>`
const href = optimize(svg('', 'href')).data
const xlink = optimize(svg(' xmlns:xlink="http://www.w3.org/1999/xlink"', 'xlink:href')).data
console.log({ href, xlink })
assert.ok(href.includes('<a><path'))
assert.ok(xlink.includes('xlink:href="/icara"'))
JS
node check.mjs

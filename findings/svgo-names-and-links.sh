#!/usr/bin/env bash
# An SVG optimiser removes names of pictures and targets of links.
#
# Version: svgo 4.1.0
# Guess:   The default preset removes what nothing uses; aria-labelledby uses ids, a role is no
#          editor data, and browsers have known href without xlink since 2016.
# Truth:   The preset removes role="img" and the ids of <title> and <desc>, but keeps
#          aria-labelledby, which then points at nothing. The preset also removes href from <a>,
#          and keeps xlink:href there and href of <use>.
# Matters: A picture with a title would have no name in a screen reader, and a map with a link
#          for each town no links.
# Guard:   names in pages, build/art/svg.ts
# Source:  svg/svgo#2230 (pull request #2234 is open); plugins/cleanupIds.js,
#          plugins/removeUnknownsAndDefaults.js (keepRoleAttr)
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

const picture =
  optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-labelledby="t d">
  <title id="t">Barata</title><desc id="d">Desenho de uma barata</desc><path d="M0 0h9v9z"/></svg>`).data
const link = (attributes, name) =>
  optimize(`<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="0 0 9 9">
    <a ${name}="/icara"><path d="M0 0h9v9z"/></a></svg>`).data
const href = link('', 'href')
const xlink = link(' xmlns:xlink="http://www.w3.org/1999/xlink"', 'xlink:href')
console.log({ picture, href, xlink })
assert.ok(!picture.includes('role='))
assert.ok(!picture.includes('id='))
assert.ok(picture.includes('aria-labelledby="t d"'))
assert.ok(href.includes('<a><path'))
assert.ok(xlink.includes('xlink:href="/icara"'))
JS
node check.mjs

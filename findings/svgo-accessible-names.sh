#!/usr/bin/env bash
# An SVG optimiser removes the role and the ids of an accessible picture.
#
# Version: svgo 4.1.0
# Guess:   svgo removes ids that nothing uses; aria-labelledby uses them, and a role is no editor
#          data.
# Truth:   The default preset removes role="img" and the ids of <title> and <desc>, but keeps
#          aria-labelledby, which then points at nothing.
# Matters: A picture with a title would have no name in a screen reader.
# Source:  svg/svgo: plugins/cleanupIds.js, plugins/removeUnknownsAndDefaults.js (keepRoleAttr)
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

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-labelledby="t d">
  <title id="t">Barata</title><desc id="d">Desenho de uma barata</desc><path d="M0 0h9v9z"/></svg>`
const { data } = optimize(svg)
console.log(data)
assert.ok(!data.includes('role='))
assert.ok(!data.includes('id='))
assert.ok(data.includes('aria-labelledby="t d"'))
JS
node check.mjs

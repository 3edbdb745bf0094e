#!/usr/bin/env bash
# A style compiler writes a scroll animation that no browser plays.
#
# Version: lightningcss 1.33.0
# Guess:   "animation" and "animation-timeline" stay two declarations, because browsers take no
#          timeline in the shorthand.
# Truth:   For Chrome from 115 on, or without targets, Lightning CSS writes "animation: …
#          view()". Chromium 156 then drops the whole animation (measured: animation-name is
#          none). With Safari 26 among the targets the two stay apart.
# Matters: Today the old targets protect the animations of the site; a raise of the targets would
#          stop them without an error.
# Guard:   e2e/exported.test.ts
# Source:  parcel-bundler/lightningcss#1283, #1342; pull request #1306 is open
set -euo pipefail

packages=(lightningcss@1.33.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { transform } from 'lightningcss'

const css = 'a{animation:fade linear both;animation-timeline:view()}'
const compile = (targets) =>
  transform({ filename: 'a.css', code: Buffer.from(css), minify: true, targets }).code.toString()
const apart = 'a{animation:linear both fade;animation-timeline:view()}'
const merged = 'a{animation:linear both fade view()}'

const output = {
  chrome88: compile({ chrome: 88 << 16 }),
  chrome130: compile({ chrome: 130 << 16 }),
  chrome130AndSafari26: compile({ chrome: 130 << 16, safari: 26 << 16 }),
  noTargets: compile(undefined),
}
console.log(output)
assert.deepEqual(output, {
  chrome88: apart,
  chrome130: merged,
  chrome130AndSafari26: apart,
  noTargets: merged,
})
JS
node check.mjs

#!/usr/bin/env bash
# A style compiler with old targets drops the fallbacks for them.
#
# Version: lightningcss 1.33.0
# Guess:   Two declarations of one property stay when a target does not support the second.
# Truth:   Lightning CSS keeps such a pair for height, but drops "overflow: hidden" before
#          "clip", and a plain url() before image-set().
# Matters: Safari 15 knows no "overflow: clip" and then shows what should be cut off.
# Guard:   @supports (CONTRIBUTING)
# Source:  parcel-bundler/lightningcss: src/properties/overflow.rs, src/properties/background.rs
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

const targets = { chrome: 88 << 16, firefox: 90 << 16, safari: 15 << 16, ios_saf: 15 << 16 }
const compile = (css) =>
  transform({ filename: 'a.css', code: Buffer.from(css), minify: true, targets }).code.toString()

const height = compile('a{height:100vh;height:100dvh}')
const overflow = compile('a{overflow:hidden;overflow:clip}')
const image = compile('a{background-image:url(a.jpg);background-image:image-set("a.avif" 1x)}')
console.log({ height, overflow, image })
assert.equal(height, 'a{height:100vh;height:100dvh}')
assert.equal(overflow, 'a{overflow:clip}')
assert.ok(!image.includes('a.jpg'))
JS
node check.mjs

#!/usr/bin/env bash
# Tailwind compiles for its own browsers and drops fallbacks for older ones.
#
# Version: tailwindcss 4.3.5, @tailwindcss/postcss 4.3.5, postcss 8.5.33
# Guess:   The plugin for PostCSS reads browserslist, as autoprefixer does.
# Truth:   In production it optimises for Safari 16.4, Chrome 111 and Firefox 128, whatever
#          browserslist says: 100vh before 100dvh and "overflow: hidden" before "clip" are lost,
#          and oklch() stays.
# Matters: The site supports Chrome 88 and Safari 15: a fallback belongs into @supports, never
#          into a second declaration.
# Guard:   @supports (CONTRIBUTING)
# Source:  tailwindlabs/tailwindcss: packages/@tailwindcss-node/src/optimize.ts
set -euo pipefail

packages=(tailwindcss@4.3.5 @tailwindcss/postcss@4.3.5 postcss@8.5.33)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/postcss'
import postcss from 'postcss'

writeFileSync('package.json', JSON.stringify({ browserslist: ['chrome 88', 'safari 15'] }))
const css = `@import "tailwindcss/utilities" source(none);
  a{height:100vh;height:100dvh}
  b{overflow:hidden;overflow:clip}
  i{color:oklch(60% .2 140)}
  @supports (height:100dvh){u{height:100dvh}}`
const plugin = tailwindcss({ base: process.cwd(), optimize: { minify: true } })
const output = (await postcss([plugin]).process(css, { from: 'a.css' })).css
console.log(output)
const rules = 'a{height:100dvh}b{overflow:clip}i{color:oklch(60% .2 140)}'
assert.ok(output.endsWith(`${rules}@supports (height:100dvh){u{height:100dvh}}`))
JS
node check.mjs

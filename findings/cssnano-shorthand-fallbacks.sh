#!/usr/bin/env bash
# A minifier keeps the fallback of `height`, and drops the one of `padding` and `border-color`.
#
# Version: cssnano 7.1.9 with postcss 8.5.33
# Guess:   A declaration before a newer one is a fallback for old browsers: it stays wherever it stands.
# Truth:   `height: 100vh; height: 100svh` stays. Four longhands of `padding`, two of them with a fallback before
#          `max(…, env(…))`, become one shorthand without the fallbacks, so that an old browser drops all four
#          sides. `border-color: light-dark(…)` after a plain colour joins `border`, and the line itself is lost.
# Matters: Safe areas of phones are written in exactly this form.
# Guard:   None. The build of Next.js minifies with Lightning CSS here, which has targets.
# Source:  mergeLonghand in cssnano's default preset
set -euo pipefail

packages=(cssnano@7.1.9 postcss@8.5.33)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import cssnano from 'cssnano'
import postcss from 'postcss'

async function minified(css) {
  const result = await postcss([cssnano()]).process(css, { from: undefined })
  console.log(css, '\n  becomes', result.css)
  return result.css
}

assert.equal(await minified('a{height:100vh;height:100svh}'), 'a{height:100vh;height:100svh}')
assert.equal(
  await minified(`a {
    padding-top: 1px;
    padding-right: 10px;
    padding-right: max(10px, env(safe-area-inset-right));
    padding-bottom: 1px;
    padding-left: 10px;
    padding-left: max(10px, env(safe-area-inset-left));
  }`),
  'a{padding:1px max(10px,env(safe-area-inset-right)) 1px max(10px,env(safe-area-inset-left))}',
)
assert.equal(
  await minified(
    'a{border-width:1px;border-style:solid;border-color:red;border-color:light-dark(red,blue)}',
  ),
  'a{border:1px solid light-dark(red,blue)}',
)
JS
node check.mjs

#!/usr/bin/env bash
# A compiler replaces a media query by one that its own targets ignore.
#
# Version: esbuild 0.28.2, lightningcss 1.33.0, postcss-preset-env 11.6.2, postcss 8.5.33
# Guess:   For Chrome 88 and Safari 15, which know no "(width < 48em)", a compiler writes
#          "(max-width: 47.99em)".
# Truth:   esbuild and Lightning CSS write "not (min-width: 48em)", which Chrome knows since 104 and
#          Safari since 16.4: the older ones ignore the whole block. ">=" becomes "(min-width)".
#          postcss-preset-env writes max-width.
# Matters: The rules for phones would be missing in the oldest browsers that are served. "not all
#          and (min-width: 48em)" works in all of them.
# Guard:   e2e/exported.test.ts
# Source:  Media Queries 3, section 3 (grammar); evanw/esbuild#4293
set -euo pipefail

packages=(esbuild@0.28.2 lightningcss@1.33.0 postcss-preset-env@11.6.2 postcss@8.5.33)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { transform as esbuild } from 'esbuild'
import { transform as lightning } from 'lightningcss'
import postcss from 'postcss'
import presetEnv from 'postcss-preset-env'

const compilers = {
  esbuild: async (css) =>
    (await esbuild(css, { loader: 'css', minify: true, target: ['chrome88', 'safari15'] })).code,
  lightningcss: (css) =>
    lightning({
      filename: 'a.css',
      code: Buffer.from(css),
      minify: true,
      targets: { chrome: 88 << 16, safari: 15 << 16 },
    }).code.toString(),
  'postcss-preset-env': async (css) =>
    (await postcss([presetEnv({ browsers: 'chrome 88, safari 15' })]).process(css, { from: 'a.css' }))
      .css,
}
const output = {}
for (const [name, compile] of Object.entries(compilers)) {
  output[name] = []
  for (const query of ['(width < 48em)', '(width >= 48em)']) {
    const css = await compile(`@media ${query}{.a{color:red}}`)
    output[name].push(css.match(/@media ?(.*?) ?\{/)[1].replaceAll(' ', ''))
  }
}
console.log(output)
assert.deepEqual(output, {
  esbuild: ['not(min-width:48em)', '(min-width:48em)'],
  lightningcss: ['not(min-width:48em)', '(min-width:48em)'],
  'postcss-preset-env': ['(max-width:47.999em)', '(min-width:48em)'],
})
JS
node check.mjs

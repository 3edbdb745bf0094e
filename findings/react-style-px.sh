#!/usr/bin/env bash
# React adds px to numbers of properties that take no length.
#
# Version: react 19.3.1, react-dom 19.3.1
# Guess:   React knows the properties without a unit, so a number stays a number.
# Truth:   fontSizeAdjust, initialLetter, hyphenateLimitChars and shapeImageThreshold get "px",
#          which makes them invalid: the browser drops the declaration.
# Matters: A style attribute needs such values as a string. font-size-adjust is a way to match
#          the fallback fonts.
# Source:  react/react: packages/react-dom-bindings/src/shared/isUnitlessNumber.js
set -euo pipefail

packages=(react@19.3.1 react-dom@19.3.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const style = {
  lineHeight: 2,
  aspectRatio: 2,
  fontSizeAdjust: 0.5,
  initialLetter: 2,
  hyphenateLimitChars: 5,
  shapeImageThreshold: 0.5,
}
const output = renderToStaticMarkup(createElement('p', { style }))
console.log(output)
assert.equal(
  output,
  '<p style="line-height:2;aspect-ratio:2;font-size-adjust:0.5px;initial-letter:2px;' +
    'hyphenate-limit-chars:5px;shape-image-threshold:0.5px"></p>',
)
JS
node check.mjs

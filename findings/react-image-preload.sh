#!/usr/bin/env bash
# React writes preload links that no component asks for.
#
# Version: react 19.3.1, react-dom 19.3.1
# Guess:   renderToStaticMarkup returns the elements of the component and nothing else.
# Truth:   React 19 adds <link rel="preload" as="image"> before the markup for each <img> that is
#          neither lazy nor inside <picture>.
# Matters: A page preloads pictures that it needs last, and a fragment starts with a link.
# Guard:   e2e/exported.test.ts
# Source:  react/react#34217, #27910
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

const image = (props) => createElement('img', { src: 'a.jpg', alt: '', ...props })
const output = {
  plain: renderToStaticMarkup(createElement('p', null, image())),
  lazy: renderToStaticMarkup(createElement('p', null, image({ loading: 'lazy' }))),
  picture: renderToStaticMarkup(createElement('picture', null, image())),
}
console.log(output)
assert.deepEqual(output, {
  plain: '<link rel="preload" as="image" href="a.jpg"/><p><img src="a.jpg" alt=""/></p>',
  lazy: '<p><img src="a.jpg" alt="" loading="lazy"/></p>',
  picture: '<picture><img src="a.jpg" alt=""/></picture>',
})
JS
node check.mjs

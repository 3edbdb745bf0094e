#!/usr/bin/env bash
# Two packages give other sizes for a curve than the browser draws.
#
# Version: svg-path-bounds 1.0.2, svg-path-bounding-box 1.0.4, svg-path-commander 2.3.3
# Guess:   The bounds of a path are exact, for each command of SVG.
# Truth:   A quadratic curve whose top is at -50 reaches -66.7 in svg-path-bounds, and 19.2 above
#          and below the line in svg-path-bounding-box. A cubic curve with the top at -75 reaches
#          -100 in svg-path-bounds. svg-path-commander is exact; arcs are right in all three.
# Matters: Views of a picture file are cut by such boxes: too large, and the pictogram is off
#          centre; too small, and it is cut off.
# Guard:   views have typed boxes
# Source:  dfcreative/svg-path-bounds: index.js (control points);
#          icons8/svg-path-bounding-box: src/index.ts; SVG 2, 9.3
set -euo pipefail

packages=(svg-path-bounds@1.0.2 svg-path-bounding-box@1.0.4 svg-path-commander@2.3.3)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import boundingBox from 'svg-path-bounding-box'
import bounds from 'svg-path-bounds'
import SVGPathCommander from 'svg-path-commander'

const libraries = {
  'svg-path-bounds': (path) => [bounds(path)[1], bounds(path)[3]],
  'svg-path-bounding-box': (path) => [boundingBox(path).minY, boundingBox(path).maxY],
  'svg-path-commander': (path) => {
    const { y, y2 } = SVGPathCommander.getPathBBox(path)
    return [y, y2]
  },
}
const paths = ['M0 0A50 50 0 0 1 100 0', 'M0 0C0 -100 100 -100 100 0', 'M0 0Q50 -100 100 0']
const output = Object.fromEntries(
  Object.entries(libraries).map(([name, top]) => [
    name,
    paths.map((path) => top(path).map((value) => Math.round(value * 10) / 10).join()),
  ]),
)
console.log(output)
assert.deepEqual(output, {
  'svg-path-bounds': ['-50,0', '-100,0', '-66.7,0'],
  'svg-path-bounding-box': ['-50,0', '-75,0', '-19.2,19.2'],
  'svg-path-commander': ['-50,0', '-75,0', '-50,0'],
})
JS
node check.mjs

#!/usr/bin/env bash
# A query for an old Chrome on Android means the newest one.
#
# Version: browserslist 4.29.6
# Guess:   "and_chr 88" is Chrome 88 on Android, and "ios_saf 15" all of iOS 15.
# Truth:   The data has one version of Chrome and Firefox for Android, so "and_chr 88" and
#          "and_ff 90" become the newest, without an error. "ios_saf 15" is 15.0 and 15.1 alone.
#          "android 88" is an error.
# Matters: The list names "chrome 88", which stands for Android too. With "and_chr 88" alone
#          nothing would be compiled for it.
# Guard:   decision 7
# Source:  browserslist/browserslist: index.js, normalizeVersion; README, --mobile-to-desktop
set -euo pipefail

packages=(browserslist@4.29.6)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import browserslist from 'browserslist'

const version = (query) => browserslist(query).map((name) => name.split(' ')[1])
const output = {
  chrome: version('and_chr 88'),
  firefox: version('and_ff 90'),
  mapped: browserslist('and_chr 88', { mobileToDesktop: true }),
  ios: version('ios_saf 15'),
}
console.log(output)
assert.ok(Number(output.chrome) > 140)
assert.ok(Number(output.firefox) > 140)
assert.deepEqual(output.mapped, ['and_chr 88'])
assert.deepEqual(output.ios, ['15.0-15.1'])
assert.throws(() => browserslist('android 88'))
JS
node check.mjs

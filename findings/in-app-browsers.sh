#!/usr/bin/env bash
# A check of browser versions has no answer for apps that show pages on an iPhone.
#
# Version: bowser 2.15.1, browserslist-useragent-regexp 4.1.4
# Guess:   Instagram on iOS 17 satisfies "Safari 15 or newer", because it is the Safari of iOS 17.
# Truth:   bowser names it Safari without a version, so satisfies() is undefined, as for Samsung's
#          browser. Code that reads it as false turns these visitors away. The expression from
#          browserslist, which looks at the version of iOS, matches.
# Matters: Links in Instagram and Facebook bring many visitors of a local company.
# Guard:   The site looks for features, and never at the name of a browser.
# Source:  bowser-js/bowser: src/parser.js, satisfies
set -euo pipefail

packages=(bowser@2.15.1 browserslist-useragent-regexp@4.1.4)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import bowser from 'bowser'
import { getUserAgentRegex } from 'browserslist-useragent-regexp'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const agents = {
  safari: `${iPhone} Version/17.1 Mobile/15E148 Safari/604.1`,
  instagram: `${iPhone} Mobile/21B74 Instagram 308.0.0.18.112 (iPhone14,5; iOS 17_1; pt_BR)`,
  facebook: `${iPhone} Mobile/21B74 [FBAN/FBIOS;FBAV/440.0.0.33.112;FBDV/iPhone14,5;FBSV/17.1]`,
  samsung:
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A135M) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
}
const expression = getUserAgentRegex({
  browsers: ['ios_saf >= 15', 'samsung >= 15'],
  allowHigherVersions: true,
})

const output = Object.fromEntries(
  Object.entries(agents).map(([name, agent]) => [
    name,
    [
      bowser.getParser(agent).satisfies({ safari: '>=15', chrome: '>=88' }),
      expression.test(agent),
    ],
  ]),
)
console.log(output)

assert.deepEqual(output, {
  safari: [true, true],
  instagram: [undefined, true],
  facebook: [undefined, true],
  samsung: [undefined, true],
})
JS
node check.mjs

#!/usr/bin/env bash
# Zero is singular in Brazil, and a million has a form of its own.
#
# Version: i18next 26.7.2, intl-messageformat 12.1.5
# Guess:   Zero takes the plural ("0 pragas"), and "one" and "other" are all forms.
# Truth:   For pt-BR zero and 1.5 are "one": i18next and intl-messageformat write "0 praga"
#          (pt-PT: "0 pragas"). A round million is "many": i18next, without that form, returns
#          the bare key.
# Matters: A count in the editor needs its own text for none.
# Source:  unicode-org/cldr: common/supplemental/plurals.xml; i18next/i18next:
#          src/PluralResolver.js
set -euo pipefail

packages=(i18next@26.7.2 intl-messageformat@12.1.5)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import i18next from 'i18next'
import { IntlMessageFormat } from 'intl-messageformat'

const translation = { pest_one: '{{count}} praga', pest_other: '{{count}} pragas' }
await i18next.init({ lng: 'pt-BR', resources: { 'pt-BR': { translation } } })
const message = '{n, plural, one {# praga} other {# pragas}}'
const format = (locale, n) => new IntlMessageFormat(message, locale).format({ n })
const output = {
  i18next: [0, 1.5, 2, 1_000_000].map((count) => i18next.t('pest', { count })),
  brazil: [0, 1.5, 2].map((n) => format('pt-BR', n)),
  portugal: [0, 1.5, 2].map((n) => format('pt-PT', n)),
}
console.log(output)
assert.deepEqual(output, {
  i18next: ['0 praga', '1.5 praga', '2 pragas', 'pest'],
  brazil: ['0 praga', '1,5 praga', '2 pragas'],
  portugal: ['0 pragas', '1,5 pragas', '2 pragas'],
})
JS
node check.mjs

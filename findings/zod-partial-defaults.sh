#!/usr/bin/env bash
# A partial schema fills in the defaults of fields that are absent.
#
# Version: zod 4.6.7
# Guess:   partial() makes each field optional, so {} stays {}.
# Truth:   Fields with default() or prefault() get their value, although they were left out: a
#          change of one field resets the others. catch() stays absent.
# Matters: A patch of content must be checked without defaults.
# Source:  colinhacks/zod: packages/docs/content/v4/changelog.mdx, defaults applied within
#          optional fields
set -euo pipefail

packages=(zod@4.6.7)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import * as z from 'zod'

const schema = z.object({
  title: z.string(),
  order: z.number().default(1),
  place: z.string().prefault('fim'),
  colour: z.string().catch('verde'),
})
const output = schema.partial().parse({ title: 'Baratas' })
console.log(output)
assert.deepEqual(output, { title: 'Baratas', order: 1, place: 'fim' })
JS
node check.mjs

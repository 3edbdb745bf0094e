#!/usr/bin/env bash
# A schema with a check across fields cannot be cut, but extended.
#
# Version: zod 4.6.7
# Guess:   pick(), omit() and partial() drop the check or keep it; extend() does the same.
# Truth:   pick(), omit() and partial() throw when the module loads, and extend() keeps the
#          check, unless it replaces a field: then it throws too.
# Matters: Schemas for parts of the content come from the plain object; the check is added last.
# Source:  colinhacks/zod: packages/zod/src/v4/core/util.ts, pick and extend
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

const schema = z.object({ opens: z.string(), closes: z.string() }).refine(() => false, { error: 'across' })
function attempt(change) {
  try {
    const result = change().safeParse({ opens: '', closes: '', note: '' })
    return result.success ? 'without the check' : 'with the check'
  } catch {
    return 'throws'
  }
}
const output = {
  pick: attempt(() => schema.pick({ opens: true })),
  omit: attempt(() => schema.omit({ opens: true })),
  partial: attempt(() => schema.partial()),
  extend: attempt(() => schema.extend({ note: z.string() })),
  replace: attempt(() => schema.extend({ opens: z.string() })),
}
console.log(output)
assert.deepEqual(output, { pick: 'throws', omit: 'throws', partial: 'throws', extend: 'with the check', replace: 'throws' })
JS
node check.mjs

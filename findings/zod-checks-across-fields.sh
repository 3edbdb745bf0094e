#!/usr/bin/env bash
# A check across fields runs on invalid fields, but not always.
#
# Version: zod 4.6.7
# Guess:   refine() of an object waits until all fields are valid, or runs always.
# Truth:   The check runs although a text is too short or misses its pattern, and not if a field
#          is missing or of another type. The owner gets more errors in one case than in the
#          other.
# Matters: A check across fields must expect values that their own checks refuse.
# Guard:   isDay in model/schema/notices.ts
# Source:  colinhacks/zod: packages/zod/src/v4/core/util.ts, aborted
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

const schema = z
  .object({ opens: z.string().regex(/^\d\d:\d\d$/), closes: z.string() })
  .refine(({ opens, closes }) => opens < closes, { error: 'across' })
const messages = (value) => schema.safeParse(value).error.issues.map(({ code }) => code)
const output = {
  pattern: messages({ opens: '9 horas', closes: '18:00' }),
  missing: messages({ closes: '18:00' }),
  type: messages({ opens: 19, closes: '18:00' }),
}
console.log(output)
assert.deepEqual(output, {
  pattern: ['invalid_format', 'custom'],
  missing: ['invalid_type'],
  type: ['invalid_type'],
})
JS
node check.mjs

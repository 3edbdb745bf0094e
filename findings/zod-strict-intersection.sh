#!/usr/bin/env bash
# Two strict objects together accept the fields of both.
#
# Version: zod 4.6.7
# Guess:   An intersection of two strict objects is impossible: each refuses the fields of the
#          other, as in zod 3.
# Truth:   The intersection takes the fields of both, refuses a third, and toJSONSchema() writes
#          one strict object instead of allOf.
# Matters: Sections share fields by extend(), whose result does not depend on the version.
# Source:  colinhacks/zod: packages/zod/src/v4/core/schemas.ts, handleIntersectionResults
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

const both = z.intersection(
  z.strictObject({ title: z.string() }),
  z.strictObject({ text: z.string() }),
)
const output = {
  both: both.safeParse({ title: 'a', text: 'b' }).success,
  third: both.safeParse({ title: 'a', text: 'b', colour: 'c' }).success,
  jsonSchema: z.toJSONSchema(both),
}
console.log(output)
assert.deepEqual([output.both, output.third], [true, false])
assert.deepEqual(Object.keys(output.jsonSchema.properties), ['title', 'text'])
assert.equal(output.jsonSchema.additionalProperties, false)
JS
node check.mjs

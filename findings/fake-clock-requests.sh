#!/usr/bin/env bash
# A fake clock does not end a request.
#
# Version: @sinonjs/fake-timers 15.5.0 (the fake timers of Jest and Vitest)
# Guess:   Fake timers move every timer of the platform, so AbortSignal.timeout(1000) aborts after
#          a tick of 5,000 ms.
# Truth:   The signal belongs to the real clock: after the tick it is not aborted, while
#          setTimeout with an AbortController is.
# Matters: A test of a lost connection waits for real seconds, or passes without the abort. Time
#          limits that are tested use setTimeout.
# Guard:   with-time-limit.ts
# Source:  sinonjs/fake-timers#521 (open)
set -euo pipefail

packages=(@sinonjs/fake-timers@15.5.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import FakeTimers from '@sinonjs/fake-timers'

const clock = FakeTimers.install()
const signal = AbortSignal.timeout(1000)
const controller = new AbortController()
setTimeout(() => controller.abort(), 1000)
await clock.tickAsync(5000)
const output = { signal: signal.aborted, controller: controller.signal.aborted }
clock.uninstall()
console.log(output)
assert.deepEqual(output, { signal: false, controller: true })
JS
node check.mjs

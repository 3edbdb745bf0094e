#!/usr/bin/env bash
# A checker of social links refuses profiles as phones copy them.
#
# Version: social-links 1.15.1
# Guess:   The address that an app copies is a profile, whatever stands behind the question mark.
# Truth:   instagram.com/casa.serena is a profile. With "?igsh=" of the app, with "?_t=" of TikTok,
#          and as facebook.com/profile.php?id= it is none, and sanitize() throws.
# Matters: Owners paste what the app copies. A form with this check refuses true links.
# Guard:   model/fields/link/parse-link.ts
# Source:  gkucmierz/social-links: src/profiles
set -euo pipefail

packages=(social-links@1.15.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { SocialLinks } from 'social-links'

const links = new SocialLinks({ usePredefinedProfiles: true })
const output = [
  ['instagram', 'https://www.instagram.com/casa.serena/'],
  ['instagram', 'https://www.instagram.com/casa.serena?igsh=MWx1'],
  ['tiktok', 'https://www.tiktok.com/@casaserena?_t=1'],
  ['facebook', 'https://www.facebook.com/casaserena'],
  ['facebook', 'https://www.facebook.com/profile.php?id=100000000000000'],
].map(([network, link]) => [link, links.isValid(network, link)])
console.log(output)

assert.deepEqual(
  output.map(([, isValid]) => isValid),
  [true, false, false, true, false],
)
JS
node check.mjs

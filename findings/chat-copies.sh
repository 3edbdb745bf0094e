#!/usr/bin/env bash
# A parser of WhatsApp chats finds nothing in a copy from WhatsApp Web.
#
# Version: whatsapp-chat-parser 4.0.2
# Guess:   The package for these chats reads what phones and WhatsApp Web copy.
# Truth:   A line of the Web begins with the time, "[14:05, 12/03/2026]": alone it gives no message,
#          behind one of a phone it becomes a part of that message. "2:05 da tarde - Maria" becomes
#          a message of "da tarde - Maria" at night.
# Matters: Owners paste testimonials from a computer. A prefix that is not read stands in public.
# Guard:   model/texts/chat-copies.ts
# Source:  Pustur/whatsapp-chat-parser: src/parser.ts
set -euo pipefail

packages=(whatsapp-chat-parser@4.0.2)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Status 2 separates a failed installation from a changed behaviour.
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund "${packages[@]}" || exit 2
echo "Packages: ${packages[*]}"

cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { parseString } from 'whatsapp-chat-parser'

const read = (text) =>
  parseString(text).map(({ author, date, message }) => [author, date.getHours(), message])

const output = [
  '12/03/2026 14:05 - Maria: Oi',
  '[12/03/2026, 14:05:33] Maria: Oi',
  '[14:05, 12/03/2026] Maria: Oi',
  '12/03/2026 14:05 - Maria: Oi\n[14:06, 12/03/2026] Maria: Sumiu tudo',
  '12/03/2026 2:05 da tarde - Maria: Oi',
].map((text) => [text, read(text)])
console.dir(output, { depth: null })

assert.deepEqual(
  output.map(([, messages]) => messages),
  [
    [['Maria', 14, 'Oi']],
    [['Maria', 14, 'Oi']],
    [],
    [['Maria', 14, 'Oi\n[14:06, 12/03/2026] Maria: Sumiu tudo']],
    [['da tarde - Maria', 2, 'Oi']],
  ],
)
JS
node check.mjs

#!/bin/sh
# The commands of the project's root on a Mac.
cd "$(dirname "$0")/../.." || exit 1
if ! command -v node >/dev/null; then
  echo
  echo 'Falta o Node.js, o programa que monta o site. A página dele vai abrir no navegador:'
  echo 'baixe a versão LTS para macOS, instale até o fim e abra este arquivo de novo.'
  echo 'Se a página não abrir: https://nodejs.org/pt/download'
  open https://nodejs.org/pt/download 2>/dev/null
  exit 1
fi
exec node scripts/owner.mjs "$@"

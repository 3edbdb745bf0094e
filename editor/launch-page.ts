import type { SiteContent } from '@/content/schema'
import type { LaunchItem } from '@/scripts/content/launch/item'
import { launchItems } from '@/scripts/content/launch/items'

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

function line({ file, what, why, todo }: LaunchItem): string {
  const form = file.replace(/^content\/(\w+)\.json$/, './#/collections/_singletons/entries/$1')
  return `<li><a href="${form}">${escapeHtml(what)}</a><p>Por quê: ${escapeHtml(why)}.</p><p>O que fazer: ${escapeHtml(todo)}.</p></li>`
}

const section = (title: string, items: readonly LaunchItem[]) =>
  items.length > 0 ? `<h2>${title}</h2><ol>${items.map(line).join('')}</ol>` : ''

/**
 * The page that lists what a launch still lacks; each line leads to its form.
 * @param today as `2026-12-24`
 */
export function launchPage(content: SiteContent, today: string): string {
  const items = launchItems(content, today)
  const count = (kind: LaunchItem['kind']) => items.filter((item) => item.kind === kind).length
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>O que falta</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="editor.css">
</head>
<body class="missing">
<main>
<p><a href="./">Voltar ao editor</a></p>
<h1>O que falta</h1>
<p>${count('sample')} itens de amostra, ${count('claim')} promessas sem o seu sim, ${count('missing')} dados que faltam. Esta lista muda alguns minutos depois de salvar.</p>
${section(
  'Impede a publicação',
  items.filter(({ blocks }) => blocks),
)}
${section(
  'Recomendado',
  items.filter(({ blocks }) => !blocks),
)}
</main>
</body>
</html>
`
}

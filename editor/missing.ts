import { CLAIMS } from '@/content/launch/claims'
import type { LaunchItem } from '@/content/launch/item'
import { launchItems } from '@/content/launch/items'
import type { SiteContent } from '@/content/schema'
import { contentErrors, parseContent } from '@/content/validation'
import { dayInBrazil } from '@/lib/day'
import type { Files } from './check'
import { FORMS, inFormWords } from './words'

const items = (files: Files): LaunchItem[] =>
  launchItems(parseContent(files), dayInBrazil(new Date()))

/** How many items hold the publication of these files back. */
export const countMissing = (files: Files): number =>
  contentErrors(files).length || items(files).filter(({ blocks }) => blocks).length

const escapeHtml = (text: string) =>
  inFormWords(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

const line = ({ file, field, what, why, todo }: LaunchItem) => `<li><details>
<summary>${escapeHtml(file === CLAIMS ? field : what)}</summary>
${file === CLAIMS ? `<p>${escapeHtml(what)}.</p>` : ''}
<p>Por quê: ${escapeHtml(why)}.</p>
<p>O que fazer: ${escapeHtml(todo)}.</p>
</details></li>`

/** The items of each form, under its name. */
function groups(items: readonly LaunchItem[]): string {
  const files = [...new Set(items.map(({ file }) => file))]
  return files
    .map((file) => {
      const part = file.replace(/^content\/(\w+)\.json$/, '$1') as keyof SiteContent
      const own = items.filter((item) => item.file === file)
      return `<h3><a href="#/collections/_singletons/entries/${part}">${FORMS[part]}</a>: ${own.length}</h3><ul>${own.map(line).join('')}</ul>`
    })
    .join('')
}

/** The list of what a launch still lacks, as HTML: each form with its items, which unfold. */
export function missingList(files: Files): string {
  const problems = contentErrors(files)
  if (problems.length > 0)
    return `<p>O site não é publicado enquanto isto não for corrigido:</p><ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>`
  const all = items(files)
  const blocking = all.filter(({ blocks }) => blocks)
  const others = all.filter(({ blocks }) => !blocks)
  const first =
    blocking.length > 0
      ? `<p>Impede a publicação: ${blocking.length}.</p>${groups(blocking)}`
      : '<p>Nada impede a publicação.</p>'
  if (others.length === 0) return first
  return `${first}<details><summary>Recomendado: ${others.length}</summary>${groups(others)}</details>`
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { SiteContent } from '@/content/schema'
import { paths, type RoutePath } from '@/lib/routes'

const start = promisify(execFile)

/** What the pages show: each part of the content, and the drawings that are still as before. */
export type State = { parts: Record<string, string>; stale: string[] }

/**
 * Runs a script of the project in a process of its own, as a module is read only once in each.
 * @throws with what it said, where it fails
 */
async function said(script: string): Promise<string> {
  try {
    return (await start(process.execPath, ['--import', 'tsx', script])).stdout
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw stderr ? new Error(stderr.trim()) : error
  }
}

/** @throws with one line for each thing that is wrong */
export const readState = async (): Promise<State> =>
  JSON.parse(await said('scripts/owner/state.ts'))

/** @throws with one line for each thing that can't be drawn */
export async function redraw(stale: readonly string[]): Promise<void> {
  if (stale.length === 0) return
  const what = stale.length === 1 ? `uma imagem: ${stale[0]}` : `${stale.length} imagens`
  console.log(`Redesenhando ${what}…`)
  await said('scripts/art.ts')
}

/** Pages that show a part of the content; all others are on each. */
const PAGES: { readonly [part: string]: readonly RoutePath[] } = {
  home: ['/'],
  pests: ['/'],
  drains: ['/desentupimento'],
  claims: [],
} satisfies { readonly [Part in keyof SiteContent]?: readonly RoutePath[] }

const CALLED: Readonly<Record<RoutePath, string>> = {
  '/': 'a página de dedetização',
  '/desentupimento': 'a página de desentupimento',
}

const all = new Intl.ListFormat('pt-BR')

/** What a save has changed for a visitor, in one sentence. */
export function changeInWords(before: State | undefined, { parts, stale }: State): string {
  if (!before) return ''
  const changed = Object.keys(parts).filter((part) => parts[part] !== before.parts[part])
  const shown = new Set(changed.flatMap((part) => PAGES[part] ?? paths))
  const pages = paths.filter((path) => shown.has(path)).map((path) => CALLED[path])
  if (pages.length === 0)
    return stale.length > 0 ? ' Mudaram só imagens.' : ' Nada mudou nas páginas.'
  return ` ${pages.length > 1 ? 'Mudaram' : 'Mudou'} ${all.format(pages)}.`
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseContent } from '@/content/problems'
import type { SiteContent } from '@/content/schema'
import { pictures } from '@/lib/pictures'
import { readContent } from './read'

/** Names of the drawings that lack a file. */
function missingDrawings(): string[] {
  return Object.entries(pictures)
    .filter(([, { fallback, avif }]) =>
      [fallback, ...avif.map(({ src }) => src)].some((src) => !existsSync(join('public', src))),
    )
    .map(([name]) => name)
}

/**
 * The content, once it keeps its rules, and the drawings that are missing or show it as it was before.
 * @throws with one line for each problem
 */
async function contentAndStale(): Promise<{ content: SiteContent; stale: string[] }> {
  const content = parseContent(readContent())
  // Drawings are made from the content, so their code is loaded only once that is right.
  const { ownersPhotos } = await import('@/art/photos')
  const { letterProblems } = await import('@/art/texts')
  const problems = [...ownersPhotos().problems, ...letterProblems(content)]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const { staleDrawings } = await import('@/art/stale')
  return { content, stale: [...new Set([...missingDrawings(), ...staleDrawings()])] }
}

/**
 * The content, once the drawings show it as well.
 * @throws with one line for each problem
 */
export async function checkedContent(): Promise<SiteContent> {
  const { content, stale } = await contentAndStale()
  const names = stale.length > 3 ? `${stale.slice(0, 3).join(', ')}…` : stale.join(', ')
  const what =
    stale.length === 1 ? '1 imagem falta ou tem' : `${stale.length} imagens faltam ou têm`
  if (stale.length > 0)
    throw new Error(
      `public/images: ${what} o texto, a cor ou a foto de antes (${names}). O que fazer: rode "npm run art" e depois "npm run build"`,
    )
  return content
}

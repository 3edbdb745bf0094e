import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnContent } from '@/art/texts'
import { type SiteContent, siteContent } from '@/content/schema'
import { pictures } from '@/lib/pictures'
import { withLine } from './lines'
import { noticesProblems } from './notices'
import { contentProblems } from './problems'
import { readContent } from './read'

/** Pictures of lib/pictures.generated.json whose files are all in public/. */
function presentPictures(): string[] {
  const present = (src: string) => existsSync(join('public', src))
  return Object.entries(pictures)
    .filter(([, { fallback, avif }]) => [fallback, ...avif.map(({ src }) => src)].every(present))
    .map(([name]) => name)
}

/** What hinders `npm run art`. */
async function drawingProblems(content: DrawnContent): Promise<readonly string[]> {
  // Drawings are made from the content, so their code is loaded only once that is right.
  const { ownersPhotos } = await import('@/art/photos')
  const { letterProblems } = await import('@/art/texts')
  return [...ownersPhotos().problems, ...letterProblems(content)]
}

/** One line for all that `npm run art` has not drawn anew. */
function staleProblems(stale: readonly string[]): string[] {
  if (stale.length === 0) return []
  const names = stale.length > 3 ? `${stale.slice(0, 3).join(', ')}…` : stale.join(', ')
  const what = stale.length === 1 ? '1 imagem ainda tem' : `${stale.length} imagens ainda têm`
  return [
    `public/images: ${what} o texto, a cor ou a foto de antes (${names}). O que fazer: rode "npm run art" e depois "npm run build"`,
  ]
}

/** @throws with one line for each problem */
function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.map(withLine).join('\n'))
}

/**
 * The content, once it keeps the rules of content/schema.ts, and the drawings that show it as it was before.
 * @throws with one line for each thing that is wrong
 */
export async function contentAndStale(): Promise<{ content: SiteContent; stale: string[] }> {
  const read = await readContent()
  refuse([...contentProblems(read, presentPictures()), ...noticesProblems()])
  const content = siteContent.parse(read)
  refuse(await drawingProblems(content))
  const { staleDrawings } = await import('@/art/stale')
  return { content, stale: staleDrawings() }
}

/**
 * The content, once the drawings show it as well.
 * @throws with one line for each thing that is wrong
 */
export async function checkedContent(): Promise<SiteContent> {
  const { content, stale } = await contentAndStale()
  refuse(staleProblems(stale))
  return content
}

import { readFileSync } from 'node:fs'
import type { Claim } from '@/content/schema'
import { makesClaim } from '@/scripts/content/promises'
import { fileOf, PARTS } from '@/scripts/content/schema-tree'
import type { LaunchItem } from './item'

/** A file of content/ with its text. */
export type Source = { file: string; text: string }

export const CLAIMS = 'content/claims.ts'

/** The files in which the company speaks, and the list itself. Testimonials are its clients' words. */
export const contentSources = (): Source[] =>
  [...new Set(PARTS.map(fileOf))]
    .filter((file) => file !== 'content/testimonials.ts')
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const all = new Intl.ListFormat('pt-BR')

/** The lines of a file that fit, as one says it: "linhas 5, 7 e 21". */
function linesWhere(text: string, fits: (line: string) => boolean): string | undefined {
  const lines = text.split('\n').flatMap((line, index) => (fits(line) ? [`${index + 1}`] : []))
  if (lines.length === 0) return undefined
  return `${lines.length === 1 ? 'linha' : 'linhas'} ${all.format(lines)}`
}

/**
 * The claims that nobody has confirmed and sentences still make, and those that none makes any more.
 * @param today as `2026-12-24`
 */
export function claimItems(
  claims: readonly Claim[],
  sources: readonly Source[],
  today: string,
): LaunchItem[] {
  const list = sources.find(({ file }) => file === CLAIMS)?.text ?? ''
  return claims.flatMap(({ claim, words, proof, confirmed }) => {
    const field = linesWhere(list, (line) => line.includes(claim)) ?? claim
    const places = sources.flatMap(({ file, text }) => {
      const lines = linesWhere(text, (line) => makesClaim(line, { words }))
      return file !== CLAIMS && lines ? [`${file}, ${lines}`] : []
    })
    const item = { file: CLAIMS, field }
    if (places.length === 0)
      return {
        ...item,
        blocks: false,
        what: `“${claim}” Nenhuma frase do site diz mais isso`,
        why: 'a lista mostra o que a empresa promete, e nada além',
        todo: 'apague a promessa da lista, das chaves { às },',
      }
    if (confirmed && confirmed <= today) return []
    return {
      ...item,
      blocks: true,
      what: `“${claim}” Está em ${places.join('; ')}${confirmed ? `. A data do sim, ${confirmed}, ainda não chegou` : ''}`,
      why: `quem promete tem de poder provar, por exemplo com ${proof}`,
      example: `confirmed: '${today}',`,
    }
  })
}

import { placeOf } from '@/content/problems'
import type { Claim, SiteContent } from '@/content/schema'
import { leaves } from '@/scripts/content/leaves'
import type { LaunchItem } from './item'

const CLAIMS = 'content/claims.json'

/** Does a text contain one of the words, whole and in any capitals? */
const makesClaim = (text: string, words: readonly string[]) =>
  words.some((word) => {
    const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?<![\\p{L}\\d])(?:${literal})(?!\\p{L})`, 'iu').test(text)
  })

/** Claims that the site makes and nobody has confirmed, and those that it makes no more. */
export function claimItems(content: SiteContent, today: string): LaunchItem[] {
  // Testimonials are the clients' words.
  const { claims, testimonials: _, ...own } = content
  const texts = leaves(own)
  return claims.items.flatMap(({ claim, words, proof, confirmed }: Claim) => {
    const places = texts
      .filter(({ value }) => makesClaim(String(value), words))
      .map(({ path }) => placeOf(path))
    const item = { kind: 'claim' as const, file: CLAIMS, field: claim }
    if (places.length === 0)
      return {
        ...item,
        blocks: false,
        what: 'nenhuma frase do site diz mais isso',
        why: 'a lista mostra o que a empresa promete, e nada além',
        todo: 'apague a promessa da lista',
      }
    if (confirmed && confirmed <= today) return []
    return {
      ...item,
      blocks: true,
      what: `está em ${places.join('; ')}${confirmed ? `. O dia do sim, ${confirmed}, ainda não chegou` : ''}`,
      why: `quem promete tem de poder provar, por exemplo com ${proof}`,
      todo: `é verdade? Em “Dia do seu sim”, ponha o dia de hoje, ${today}. Não é? Mude as frases e apague a promessa`,
    }
  })
}

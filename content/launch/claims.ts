import { leaves } from '@/content/leaves'
import { normalizeText } from '@/content/normalize-text'
import type { Claim, SiteContent } from '@/content/schema'
import { describePath } from '@/content/validation'
import { writtenDay } from '@/lib/day'
import type { LaunchItem } from './item'

export const CLAIMS = 'content/claims.json'

/** Finds one of the words in a plain text, whole. */
function finder(words: readonly string[]): RegExp {
  const literals = words.map((word) => normalizeText(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\d])(?:${literals.join('|')})(?!\\p{L})`, 'u')
}

/** Claims that the site makes and nobody has confirmed, and those that it no longer makes. */
export function claimItems(content: SiteContent, today: string): LaunchItem[] {
  // Testimonials are the clients' words.
  const { claims, testimonials: _, ...own } = content
  const texts = leaves(own).map(({ path, value }) => ({ path, text: normalizeText(String(value)) }))
  const { confirmed, confirmedOn = '' } = claims
  return claims.items.flatMap(({ claim, words, proof }: Claim) => {
    const claimed = finder(words)
    const places = texts
      .filter(({ text }) => claimed.test(text))
      .map(({ path }) => describePath(path))
    const item = { file: CLAIMS, field: claim }
    if (places.length === 0)
      return {
        ...item,
        blocks: false,
        what: 'nenhuma frase do site diz isso',
        why: 'a lista mostra o que a empresa promete, e nada além',
        todo: 'nada, ou remova a promessa da lista',
      }
    const isTrue = confirmed.some((each) => normalizeText(each) === normalizeText(claim))
    if (isTrue && confirmedOn && confirmedOn <= today) return []
    return {
      ...item,
      blocks: true,
      what: `está em ${places.join('; ')}${isTrue && confirmedOn ? `. O dia do sim, ${writtenDay(confirmedOn)}, ainda não chegou` : ''}`,
      why: `quem promete tem de poder provar, por exemplo com ${proof}`,
      todo: `é verdade? Em “O que é verdade”, marque a promessa, e em “Dia do seu sim” ponha o dia de hoje, ${writtenDay(today)}. Não é? Mude as frases e remova a promessa`,
    }
  })
}

import { formatDay } from '@/model/fields/day'
import type { Claim, SiteContent } from '@/model/schema/content'
import { normalizeText } from '@/model/values/normalize-text'
import type { FieldPath } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'
import { textsWithoutNames, wordPattern } from './published-texts'

/** Returns each claim with the paths of the fields that contain one of its keywords. */
export function claimsWithPaths(content: SiteContent): (Claim & { paths: readonly FieldPath[] })[] {
  const texts = textsWithoutNames(content)
  return content.claims.items.map((claim) => {
    const keyword = wordPattern(claim.words)
    const claiming = texts.filter(({ text }) => keyword.test(text))
    return { ...claim, paths: claiming.map(({ path }) => path) }
  })
}

/** Returns true if the owner has confirmed a claim, in any spelling, today or earlier. */
export const isConfirmed = (
  { confirmed = [], confirmedOn }: Partial<SiteContent['claims']>,
  claim: string,
  today: string,
) =>
  confirmedOn !== undefined &&
  confirmedOn <= today &&
  confirmed.some((sentence) => normalizeText(sentence) === normalizeText(claim))

/**
 * Returns an item for each claim without a confirmation of today or earlier, and for each claim that
 * no sentence of the site makes.
 * @param today as `2026-12-24`
 */
export function claimItems(content: SiteContent, today: string): LaunchItem[] {
  const { confirmedOn = '' } = content.claims
  return claimsWithPaths(content).flatMap(({ claim, proof, paths }, index) => {
    const item = { path: ['claims', 'items', index] }
    if (paths.length === 0)
      return {
        ...item,
        blocks: false,
        finding: `nenhuma frase do site diz “${claim}”`,
        reason: 'a lista mostra o que a empresa promete, e nada além',
        remedy: 'nada, ou remova a promessa da lista',
      }
    if (isConfirmed(content.claims, claim, today)) return []
    const isTooEarly = confirmedOn > today && isConfirmed(content.claims, claim, confirmedOn)
    return {
      ...item,
      blocks: true,
      paths,
      finding: `o site promete “${claim}”${isTooEarly ? `, e o dia do sim, ${formatDay(confirmedOn)}, ainda não chegou` : ''}`,
      reason: `quem promete tem de poder provar, por exemplo com ${proof}`,
      remedy: `é verdade? No editor, em Promessas, marque a promessa. Não é? Mude as frases ali mesmo`,
    }
  })
}

import { formatDay } from '@/model/fields/day/format'
import { normalizeText } from '@/model/pasted/normalize-text'
import type { Claim, SiteContent } from '@/model/schema/content'
import { describePath } from '@/model/schema/field-at'
import type { FieldPath } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'
import { isName, publishedTexts } from './published-texts'

/** Returns the source of a pattern for any of some words, at the beginning of a word. */
const anyOf = (words: readonly string[]) => {
  const literals = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return `(^|[^\\p{L}\\d])(?:${literals.join('|')})`
}

/**
 * Returns a pattern that finds any of the keywords as a whole word, with or without a final s. A
 * digit may follow the word.
 * @param words keywords in any spelling
 * @returns a pattern for texts from `normalizeText`
 */
export const keywordPattern = (words: readonly string[]) =>
  new RegExp(`${anyOf(words.map(normalizeText))}s?(?!\\p{L})`, 'u')

/** Places of Brazil, above all towns, whose names contain a keyword of the delivered claims. */
const PLACES_WITH_KEYWORDS = [
  'Cabo Branco',
  'Cabo Frio',
  'Arraial do Cabo',
  'Cabo Verde',
  'Cabo de Santo Agostinho',
]

/** Words before the name of a street or another place in a town, some of which people shorten. */
const PLACE_WORDS = [
  'rua|r\\.?|avenida|av\\.?|travessa|trav\\.?|praça|pça\\.?|rodovia|rod\\.?|estrada|estr?\\.?|alameda|al\\.?',
  'servidão|largo|ladeira|bairro:?|vila|vl\\.?|jardim|jd\\.?|praia|pontal?|farol|distrito|ilha|morro|parque|loteamento',
  'condomínio|edifício|ed\\.?|residencial|conjunto|escola|quartel|fazenda|sítio',
].join('|')

/** Matches the name of a street or place, whose words begin with capitals: “Rua 7 de Setembro”. */
const PLACE_NAME = new RegExp(
  `(^|\\P{L})(?:${PLACE_WORDS.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)})(?: \\d+(?= (?:de )?\\p{Lu}))?(?: (?:d[aeo]s?|e|\\p{Lu}[\\p{L}.’']*))+`,
  'gu',
)

const withoutPlaces = (text: string) => normalizeText(text.replace(PLACE_NAME, '$1'))

function createNameRemover(names: readonly string[]) {
  const plain = names.map(normalizeText).sort((one, other) => other.length - one.length)
  // The draft of the editor may have empty names.
  const pattern = new RegExp(`${anyOf(plain.filter(Boolean))}(?![\\p{L}\\d])`, 'gu')
  return (text: string) => text.replace(pattern, '$1 ')
}

/** Returns each claim with the paths of the fields that contain one of its keywords. */
export function claimsWithPaths(content: SiteContent): (Claim & { paths: readonly FieldPath[] })[] {
  const published = publishedTexts(content)
  // Texts contain names too, such as “Arraial do Cabo” in place of {cidades}.
  const names = published.filter(isName).map(({ text }) => text)
  const removeNames = createNameRemover([...names, ...PLACES_WITH_KEYWORDS])
  const texts = published
    .filter((text) => !isName(text))
    .map(({ path, text }) => ({ path, words: removeNames(withoutPlaces(text)) }))
  return content.claims.items.map((claim) => {
    const pattern = keywordPattern(claim.words)
    return {
      ...claim,
      paths: texts.filter(({ words }) => pattern.test(words)).map(({ path }) => path),
    }
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
      finding: `“${claim}” está em ${paths.map(describePath).join('; ')}${isTooEarly ? `. O dia do sim, ${formatDay(confirmedOn)}, ainda não chegou` : ''}`,
      reason: `quem promete tem de poder provar, por exemplo com ${proof}`,
      remedy: `é verdade? No editor, em Promessas, marque a promessa. Não é? Mude as frases ali mesmo`,
    }
  })
}

import { otherPoisonLines, type PoisonLine } from '@/model/brazil/poison-lines'
import type { Company, SiteContent } from '@/model/schema/content'
import {
  DELIVERED_FILES,
  DELIVERED_STATE,
  STATE_PATTERN,
  TOWN_PATTERNS,
} from '@/model/site/delivered'
import { normalizeText } from '@/model/values/normalize-text'
import type { LaunchItem } from './launch-item'
import { publishedTexts, STREET, withoutStreets } from './published-texts'

/** Returns a pattern for the name or the number of a poison line, as typed or stored. */
const poisonLinePattern = ({ name, number }: PoisonLine) =>
  `${normalizeText(name).replace('/', '[^\\p{L}\\d]{0,3}')}|(?:0|55)?${[...number.slice(2)].join('\\D{0,2}')}`

/**
 * Returns patterns for the state and the towns of the delivered content in which the company does not
 * work, and for the poison lines of other states.
 */
function otherPlacePatterns(company: Company): string[] {
  const { address, state } = company
  const places = [
    ...company.towns,
    ...(address ? [{ name: address.town, state: address.state }] : []),
  ]
  const states = [state.code, ...places.map((town) => town.state ?? state.code)]
  // Rincão is short for Balneário Rincão in the delivered state, and another town in São Paulo.
  const names = places.map(({ name, state: code = state.code }) =>
    normalizeText(code === DELIVERED_STATE ? `Balneário ${name}` : name),
  )
  const isServed = (pattern: string) =>
    names.some((name) => new RegExp(`(?:^| )(?:${pattern})$`, 'u').test(name))
  return [
    ...(states.includes(DELIVERED_STATE) ? [] : [STATE_PATTERN]),
    ...TOWN_PATTERNS.filter((pattern) => !isServed(pattern)),
    ...otherPoisonLines(states).map(poisonLinePattern),
  ]
}

/**
 * Matches the words before the name of a street or district. A town after “Jardim” is always a name,
 * unlike a keyword: “Limpeza de Jardim Grátis”.
 */
const STREET_OR_DISTRICT = `${STREET}|bairro:|vila|vl\\.?|jardim|jd\\.?`

/** Returns an item if delivered texts name a place in which the company does not work. */
export function otherPlaceItems(content: SiteContent): LaunchItem[] {
  const names = otherPlacePatterns(content.company).join('|')
  const named = new RegExp(`(?:^|[^\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, 'u')
  const streetless = withoutStreets(names, STREET_OR_DISTRICT)
  const paths = publishedTexts(content)
    .filter(({ path }) => DELIVERED_FILES.includes(String(path[0])))
    // “Içará” is a verb, and `normalizeText` removes its accents.
    .filter(({ text }) => named.test(streetless(normalizeText(text.replace(/içará/gi, '')))))
    .map(({ path }) => path)
  const [first] = paths
  if (!first) return []
  return [
    {
      blocks: true,
      path: first,
      paths,
      finding: `${paths.length === 1 ? '1 texto fala' : `${paths.length} textos falam`} de um lugar em que a empresa não atende, como Santa Catarina ou Criciúma, ou do plantão de venenos de outro estado`,
      reason:
        'os textos vieram prontos para outra cidade; quem chama de lá fica sem atendimento, e o telefone de venenos de outro estado atrasa o socorro',
      remedy: 'mude cada um destes textos',
    },
  ]
}

import { otherPoisonLines, type PoisonLine } from '@/model/brazil/poison-lines'
import { isPostalCodeOf, mayLieIn } from '@/model/brazil/state-areas'
import { STATES } from '@/model/brazil/states'
import { isOneTown } from '@/model/brazil/towns'
import { normalizeText } from '@/model/pasted/normalize-text'
import { colouredTowns, DELIVERED_STATE, MAP_TOWNS } from '@/model/pictures/map'
import type { Company, SiteContent } from '@/model/schema/content'
import { listOf } from '@/model/values/list-of'
import { DELIVERED_FILES, STATE_PATTERN, TOWN_PATTERNS } from './delivered'
import type { LaunchItem } from './launch-item'
import { publishedTexts, withoutStreets } from './published-texts'

/** Matches a town with its region, which a live site may have. */
const WITH_REGION = / [e&+] (?:regi|arred|entorno|cidades|vizinh)/i

/** Returns an item for each name of a town that has more in it, such as “Criciúma e Içara”. */
export const townNameItems = ({ company: { towns } }: SiteContent): LaunchItem[] =>
  towns.flatMap(({ name }, index) =>
    isOneTown(name)
      ? []
      : {
          blocks: !WITH_REGION.test(name),
          path: ['company', 'towns', index, 'name'],
          finding: `“${name}” não é o nome de uma cidade só`,
          reason: 'o Google não conhece uma cidade com este nome, e o mapa não a mostra',
          remedy: 'escreva cada cidade num item, sem bairro nem CEP',
        },
  )

/** Asks about a postal code and a place on the map that are not in the state of the office. */
export function officeItems({ company }: SiteContent): LaunchItem[] {
  const { address, coordinates, state } = company
  const code = address?.state ?? state.code
  const hasOtherCode = address && !isPostalCodeOf(code, address.postalCode)
  const findings = {
    address: hasOtherCode && `o CEP do endereço, ${address.postalCode}, não é`,
    coordinates: coordinates && !mayLieIn(code, coordinates) && 'o lugar no mapa fica fora',
  }
  return Object.entries(findings).flatMap(([field, finding]) =>
    finding
      ? {
          blocks: false,
          path: ['company', field],
          finding: `${finding} do estado: ${STATES[code].name}`,
          reason: 'um endereço que ficou de outro lugar leva o cliente para longe',
          remedy: 'confira este campo e o estado. Se é mesmo este, está certo',
        }
      : [],
  )
}

/** Returns an item if the pages have no map, because it does not show each served town. */
export const mapItem = ({ company }: SiteContent): LaunchItem | undefined =>
  colouredTowns(company)
    ? undefined
    : {
        blocks: false,
        path: ['company', 'towns'],
        finding: `o site não mostra o mapa, que só tem ${listOf(MAP_TOWNS)}`,
        reason: 'um mapa sem uma das suas cidades diria que você não vai até lá',
        remedy:
          'nada: a lista das cidades fica. Quer um mapa delas? Peça o desenho a quem cuida do programa',
      }

/** Returns a pattern for the name or the number of a poison line, as typed or stored. */
const poisonLinePattern = ({ name, number }: PoisonLine) =>
  `${normalizeText(name).replace('/', '[^\\p{L}\\d]{0,3}')}|(?:0|55)?${[...number.slice(2)].join('\\D{0,2}')}`

/**
 * Returns patterns for the state and the towns of the delivered content in which the company does not
 * work, and for the poison lines of other states.
 */
function otherPlacePatterns(company: Company): string[] {
  const { address, state, towns } = company
  const places = [...towns, ...(address ? [{ name: address.town, state: address.state }] : [])]
  const states = [state.code, ...places.map((town) => town.state ?? state.code)]
  // A town of another state may have the name, such as Rincão in São Paulo. In the delivered state, it
  // is short for Balneário Rincão.
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

/** Returns an item if delivered texts name a place in which the company does not work. */
export function otherPlaceItem(content: SiteContent): LaunchItem | undefined {
  const patterns = otherPlacePatterns(content.company)
  const named = new RegExp(`(?:^|[^\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])`, 'u')
  const paths = publishedTexts(content)
    .filter(({ path }) => DELIVERED_FILES.includes(String(path[0])))
    .filter(({ text }) => named.test(withoutStreets(text)))
    .map(({ path }) => path)
  const [first] = paths
  if (!first) return undefined
  return {
    blocks: true,
    path: first,
    paths,
    finding: `${paths.length === 1 ? '1 texto fala' : `${paths.length} textos falam`} de um lugar em que a empresa não atende, como Santa Catarina ou Criciúma, ou do plantão de venenos de outro estado`,
    reason:
      'os textos vieram prontos para outra cidade; quem chama de lá fica sem atendimento, e o telefone de venenos de outro estado atrasa o socorro',
    remedy: 'mude cada um destes textos',
  }
}

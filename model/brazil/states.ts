/** Brazil's states, and what follows from a state. */
import { normalizeText } from '@/model/values/normalize-text'
import { recordOf } from '@/model/values/record-of'

type State = {
  name: string
  areaCodes: readonly number[]
  /** Matches the first digits of its postal codes. */
  postalCodes: RegExp
  /** Clock of the state, by which the days of notices begin and end, if not that of Brasília. */
  timeZone?: string
}

const MANAUS = 'America/Manaus'

/**
 * The states by their codes. Four area codes cross a border: 42, 47, 49 and 61. Their source: Anatel,
 * "Plano Geral de Códigos Nacionais" (annex of Resolução 263/2001). Postal codes: docs/sources.md.
 */
const table = {
  AC: { name: 'Acre', areaCodes: [68], postalCodes: /^699/, timeZone: 'America/Rio_Branco' },
  AL: { name: 'Alagoas', areaCodes: [82], postalCodes: /^57/ },
  AP: { name: 'Amapá', areaCodes: [96], postalCodes: /^689/ },
  AM: { name: 'Amazonas', areaCodes: [92, 97], postalCodes: /^69[0-24-8]/, timeZone: MANAUS },
  BA: { name: 'Bahia', areaCodes: [71, 73, 74, 75, 77], postalCodes: /^4[0-8]/ },
  CE: { name: 'Ceará', areaCodes: [85, 88], postalCodes: /^6[0-3]/ },
  DF: { name: 'Distrito Federal', areaCodes: [61], postalCodes: /^7(?:[01]|2[0-7]|3[0-6])/ },
  ES: { name: 'Espírito Santo', areaCodes: [27, 28], postalCodes: /^29/ },
  GO: { name: 'Goiás', areaCodes: [61, 62, 64], postalCodes: /^7(?:2[89]|3[7-9]|[45]|6[0-7])/ },
  MA: { name: 'Maranhão', areaCodes: [98, 99], postalCodes: /^65/ },
  MT: { name: 'Mato Grosso', areaCodes: [65, 66], postalCodes: /^78[0-8]/, timeZone: MANAUS },
  MS: { name: 'Mato Grosso do Sul', areaCodes: [67], postalCodes: /^79/, timeZone: MANAUS },
  MG: { name: 'Minas Gerais', areaCodes: [31, 32, 33, 34, 35, 37, 38], postalCodes: /^3/ },
  PA: { name: 'Pará', areaCodes: [91, 93, 94], postalCodes: /^6(?:[67]|8[0-8])/ },
  PB: { name: 'Paraíba', areaCodes: [83], postalCodes: /^58/ },
  PR: { name: 'Paraná', areaCodes: [41, 42, 43, 44, 45, 46, 47, 49], postalCodes: /^8[0-7]/ },
  PE: { name: 'Pernambuco', areaCodes: [81, 87], postalCodes: /^5[0-6]/ },
  PI: { name: 'Piauí', areaCodes: [86, 89], postalCodes: /^64/ },
  RJ: { name: 'Rio de Janeiro', areaCodes: [21, 22, 24], postalCodes: /^2[0-8]/ },
  RN: { name: 'Rio Grande do Norte', areaCodes: [84], postalCodes: /^59/ },
  RS: { name: 'Rio Grande do Sul', areaCodes: [51, 53, 54, 55], postalCodes: /^9/ },
  RO: { name: 'Rondônia', areaCodes: [69], postalCodes: /^76[89]/, timeZone: MANAUS },
  RR: { name: 'Roraima', areaCodes: [95], postalCodes: /^693/, timeZone: MANAUS },
  SC: { name: 'Santa Catarina', areaCodes: [42, 47, 48, 49], postalCodes: /^8[89]/ },
  SP: { name: 'São Paulo', areaCodes: [11, 12, 13, 14, 15, 16, 17, 18, 19], postalCodes: /^[01]/ },
  SE: { name: 'Sergipe', areaCodes: [79], postalCodes: /^49/ },
  TO: { name: 'Tocantins', areaCodes: [63], postalCodes: /^77/ },
} satisfies Record<string, State>

export type StateCode = keyof typeof table

export const STATES: Readonly<Record<StateCode, State>> = table

const STATE_CODES = Object.keys(STATES) as StateCode[]

export const isStateCode = (code: unknown): code is StateCode =>
  STATE_CODES.some((known) => known === code)

/** The name of each state by its code, as the owner's form shows it. */
export const STATE_NAMES = recordOf(STATE_CODES, (code) => STATES[code].name)

/** All area codes. Each is in use, so that other pairs of digits are typing errors. */
export const AREA_CODES: readonly number[] = [
  ...new Set(STATE_CODES.flatMap((code) => STATES[code].areaCodes)),
]

/** Each state by its code and by its name, after `normalizeText`. */
const STATES_BY_TEXT: ReadonlyMap<string, StateCode> = new Map(
  STATE_CODES.flatMap((code) => [
    [code.toLowerCase(), code],
    [normalizeText(STATES[code].name), code],
  ]),
)

/** Returns the state with a name or a code, in any spelling. */
export const findState = (text: string): StateCode | undefined =>
  STATES_BY_TEXT.get(normalizeText(text))

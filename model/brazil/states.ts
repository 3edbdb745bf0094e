/** Brazil's states, and what follows from a state. */
import { BRASILIA_TIME_ZONE } from '@/model/fields/day/format'
import { normalizeText } from '@/model/pasted/normalize-text'

const MANAUS = 'America/Manaus'

/** Each state by its code: its name, and its clock, by which the days of notices begin and end. */
export const STATES = {
  AC: { name: 'Acre', timeZone: 'America/Rio_Branco' },
  AL: { name: 'Alagoas', timeZone: BRASILIA_TIME_ZONE },
  AP: { name: 'Amapá', timeZone: BRASILIA_TIME_ZONE },
  AM: { name: 'Amazonas', timeZone: MANAUS },
  BA: { name: 'Bahia', timeZone: BRASILIA_TIME_ZONE },
  CE: { name: 'Ceará', timeZone: BRASILIA_TIME_ZONE },
  DF: { name: 'Distrito Federal', timeZone: BRASILIA_TIME_ZONE },
  ES: { name: 'Espírito Santo', timeZone: BRASILIA_TIME_ZONE },
  GO: { name: 'Goiás', timeZone: BRASILIA_TIME_ZONE },
  MA: { name: 'Maranhão', timeZone: BRASILIA_TIME_ZONE },
  MT: { name: 'Mato Grosso', timeZone: MANAUS },
  MS: { name: 'Mato Grosso do Sul', timeZone: MANAUS },
  MG: { name: 'Minas Gerais', timeZone: BRASILIA_TIME_ZONE },
  PA: { name: 'Pará', timeZone: BRASILIA_TIME_ZONE },
  PB: { name: 'Paraíba', timeZone: BRASILIA_TIME_ZONE },
  PR: { name: 'Paraná', timeZone: BRASILIA_TIME_ZONE },
  PE: { name: 'Pernambuco', timeZone: BRASILIA_TIME_ZONE },
  PI: { name: 'Piauí', timeZone: BRASILIA_TIME_ZONE },
  RJ: { name: 'Rio de Janeiro', timeZone: BRASILIA_TIME_ZONE },
  RN: { name: 'Rio Grande do Norte', timeZone: BRASILIA_TIME_ZONE },
  RS: { name: 'Rio Grande do Sul', timeZone: BRASILIA_TIME_ZONE },
  RO: { name: 'Rondônia', timeZone: MANAUS },
  RR: { name: 'Roraima', timeZone: MANAUS },
  SC: { name: 'Santa Catarina', timeZone: BRASILIA_TIME_ZONE },
  SP: { name: 'São Paulo', timeZone: BRASILIA_TIME_ZONE },
  SE: { name: 'Sergipe', timeZone: BRASILIA_TIME_ZONE },
  TO: { name: 'Tocantins', timeZone: BRASILIA_TIME_ZONE },
} as const

export type StateCode = keyof typeof STATES

const STATE_CODES = Object.keys(STATES) as StateCode[]

/** The name of each state by its code, as the owner's form shows it. */
export const STATE_NAMES = Object.fromEntries(
  STATE_CODES.map((code) => [code, STATES[code].name]),
) as Record<StateCode, string>

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

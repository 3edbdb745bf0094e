/** Brazil's states, and what follows from a state. */
import { normalizeText } from './format/normalize-text'

const BRASILIA = 'America/Sao_Paulo'
const MANAUS = 'America/Manaus'

/** Each state by its code: its name, and its clock, by which the days of notices begin and end. */
export const STATES = {
  AC: { name: 'Acre', timeZone: 'America/Rio_Branco' },
  AL: { name: 'Alagoas', timeZone: BRASILIA },
  AP: { name: 'Amapá', timeZone: BRASILIA },
  AM: { name: 'Amazonas', timeZone: MANAUS },
  BA: { name: 'Bahia', timeZone: BRASILIA },
  CE: { name: 'Ceará', timeZone: BRASILIA },
  DF: { name: 'Distrito Federal', timeZone: BRASILIA },
  ES: { name: 'Espírito Santo', timeZone: BRASILIA },
  GO: { name: 'Goiás', timeZone: BRASILIA },
  MA: { name: 'Maranhão', timeZone: BRASILIA },
  MT: { name: 'Mato Grosso', timeZone: MANAUS },
  MS: { name: 'Mato Grosso do Sul', timeZone: MANAUS },
  MG: { name: 'Minas Gerais', timeZone: BRASILIA },
  PA: { name: 'Pará', timeZone: BRASILIA },
  PB: { name: 'Paraíba', timeZone: BRASILIA },
  PR: { name: 'Paraná', timeZone: BRASILIA },
  PE: { name: 'Pernambuco', timeZone: BRASILIA },
  PI: { name: 'Piauí', timeZone: BRASILIA },
  RJ: { name: 'Rio de Janeiro', timeZone: BRASILIA },
  RN: { name: 'Rio Grande do Norte', timeZone: BRASILIA },
  RS: { name: 'Rio Grande do Sul', timeZone: BRASILIA },
  RO: { name: 'Rondônia', timeZone: MANAUS },
  RR: { name: 'Roraima', timeZone: MANAUS },
  SC: { name: 'Santa Catarina', timeZone: BRASILIA },
  SP: { name: 'São Paulo', timeZone: BRASILIA },
  SE: { name: 'Sergipe', timeZone: BRASILIA },
  TO: { name: 'Tocantins', timeZone: BRASILIA },
} as const

export type StateCode = keyof typeof STATES

export const STATE_CODES = Object.keys(STATES) as StateCode[]

/** The name of each state by its code, as the owner's form shows it. */
export const STATE_NAMES = Object.fromEntries(
  STATE_CODES.map((code) => [code, STATES[code].name]),
) as Record<StateCode, string>

/** Returns the state with a name or a code, in any spelling. */
export function findState(text: string): StateCode | undefined {
  const wanted = normalizeText(text)
  return STATE_CODES.find(
    (code) => code.toLowerCase() === wanted || normalizeText(STATES[code].name) === wanted,
  )
}

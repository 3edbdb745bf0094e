import { normalizeText } from '@/model/values/normalize-text'
import { findState, type StateCode } from './states'

/** A town, and its state if that is not the company's. Typed towns come from `splitTown`. */
export type Town = { name: string; state?: StateCode }

const SIGN = '[/\\\\,;:([|–—•·∙]'

/** Matches a town and the code of its state: “Torres RS”, “Torres-RS”, “Torres/R.S.”, “Torres (RS)”. */
const TOWN_WITH_CODE = new RegExp(`^(.+?)(?:[\\s-]|${SIGN})+(\\p{L}\\.?\\p{L})\\.?[)\\]]?$`, 'u')

/** Matches a town and the name of its state after a sign: “Torres, Acre”, but not “Ji-Paraná”. */
const TOWN_WITH_NAME = new RegExp(`^(.+?)\\s*(?:${SIGN}|\\s-|-\\s)\\s*([\\p{L} ]+)[)\\]]?$`, 'u')

/**
 * Divides a typed name of a town into the town and its state. Keeps a name with another state than the
 * chosen one.
 */
export function splitTown<Fields extends Town>(town: Fields): Fields {
  const inBrazil = town.name.replace(/\s*[,/–-]\s*Brasil$/i, '')
  const [, name, typedState = ''] =
    TOWN_WITH_CODE.exec(inBrazil) ?? TOWN_WITH_NAME.exec(inBrazil) ?? []
  const state = findState(typedState.replaceAll('.', ''))
  return name && state && state === (town.state ?? state) ? { ...town, name, state } : town
}

/** Checks whether the name of a town from `splitTown` has another state than the chosen one. */
export const hasOtherState = ({ name, state }: Town): boolean =>
  state !== undefined && splitTown<Town>({ name }).state !== undefined

/** Returns the name of a town, with its state if that is not the company's: `Torres (RS)`. */
export const townLabel = ({ name, state }: Town, companyState?: StateCode): string =>
  state === undefined || state === companyState ? name : `${name} (${state})`

/**
 * Checks whether a town of the company is the one that a text names. Without a state in the text, the
 * name alone decides.
 * @param town town of the company, in the company's state by default
 */
export const isSameTown = (town: Town, { name, state }: Town, companyState: StateCode): boolean =>
  normalizeText(town.name) === normalizeText(name) &&
  (state === undefined || state === (town.state ?? companyState))

/** The towns whose names contain “e”: 3 of the 5,571 municipalities (IBGE, 2025). */
const TOWNS_WITH_AND = ['abreu e lima', 'passa e fica', 'pontes e lacerda']

/** Checks whether a name contains no other town, district or postal code: “Criciúma e Içara”. */
export const isOneTown = (name: string): boolean =>
  !/[,;/|\\(]|\d{5}| [–—-] | [e&+] /i.test(name) || TOWNS_WITH_AND.includes(normalizeText(name))

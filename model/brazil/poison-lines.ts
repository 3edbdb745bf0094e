import type { StateCode } from './states'

/**
 * A service that answers calls about poison by day and night, free of charge. The number is as
 * stored (model/fields/phone/parse-phone.ts).
 */
export type PoisonLine = { name: string; number: string }

/** The line of Anvisa, for states whose centre has no number of its own. */
const NATIONAL_LINE: PoisonLine = { name: 'Disque-Intoxicação', number: '558007226001' }

/** Centres with a number of their own. docs/sources.md has the source of each. */
const CENTRES: { readonly [Code in StateCode]?: PoisonLine } = {
  BA: { name: 'CIATox/BA', number: '558002844343' },
  DF: { name: 'CIATox/DF', number: '558006446774' },
  ES: { name: 'CIATox/ES', number: '558002839904' },
  GO: { name: 'CIATox/GO', number: '558006464350' },
  PI: { name: 'Citox/PI', number: '558002803661' },
  PR: { name: 'CIATox/PR', number: '558000410148' },
  RS: { name: 'CIT/RS', number: '558007213000' },
  SC: { name: 'CIATox/SC', number: '558006435252' },
  SP: { name: 'CCI/SP', number: '558007713733' },
}

/** Returns the poison line of a state. */
export const poisonLineOf = (state: StateCode): PoisonLine => CENTRES[state] ?? NATIONAL_LINE

/** Returns the poison lines of all but some states, which would send people to the wrong hospitals. */
export const otherPoisonLines = (states: readonly string[]): PoisonLine[] =>
  Object.entries(CENTRES).flatMap(([code, line]) => (states.includes(code) ? [] : line))

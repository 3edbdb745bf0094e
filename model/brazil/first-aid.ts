import type { StateCode } from './states'

/** A service that answers calls about poison by day and night, free of charge. */
export type PoisonLine = { name: string; number: string }

/** The line of Anvisa, for states without a centre of their own number. */
const NATIONAL_LINE: PoisonLine = { name: 'Disque-Intoxicação', number: '0800 722 6001' }

/** Centres with a number of their own. docs/sources.md has the source of each. */
const CENTRES: { readonly [Code in StateCode]?: PoisonLine } = {
  BA: { name: 'CIATox/BA', number: '0800 284 4343' },
  DF: { name: 'CIATox/DF', number: '0800 644 6774' },
  ES: { name: 'CIATox/ES', number: '0800 283 9904' },
  GO: { name: 'CIATox/GO', number: '0800 646 4350' },
  PI: { name: 'Citox/PI', number: '0800 280 3661' },
  PR: { name: 'CIATox/PR', number: '0800 041 0148' },
  RS: { name: 'CIT/RS', number: '0800 721 3000' },
  SC: { name: 'CIATox/SC', number: '0800 643 5252' },
  SP: { name: 'CCI/SP', number: '0800 771 3733' },
}

/** Returns the poison line of a state. */
export const poisonLineOf = (state: StateCode): PoisonLine => CENTRES[state] ?? NATIONAL_LINE

/** Returns the poison lines of the other states, which would send people to the wrong hospitals. */
export const otherPoisonLines = (state: StateCode): PoisonLine[] =>
  Object.entries(CENTRES).flatMap(([code, line]) => (code === state ? [] : line))

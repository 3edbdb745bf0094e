import type { StateCode } from './states'

type Place = { latitude: number; longitude: number }

/**
 * The first digits of the postal codes of each state, and the degrees between which it lies: south,
 * north, west and east, islands included, which contain all places of country-state-city 3.2.1.
 * Source of the postal codes: docs/sources.md.
 */
const AREAS: Readonly<Record<StateCode, readonly [RegExp, number, number, number, number]>> = {
  AC: [/^699/, -11.2, -7.1, -74, -66.6],
  AL: [/^57/, -10.6, -8.8, -38.3, -35.1],
  AP: [/^689/, -1.3, 4.5, -54.9, -49.8],
  AM: [/^69[0-24-8]/, -9.9, 2.3, -73.9, -56],
  BA: [/^4[0-8]/, -18.4, -8.5, -46.7, -37.3],
  CE: [/^6[0-3]/, -7.9, -2.7, -41.5, -37.2],
  DF: [/^7(?:[01]|2[0-7]|3[0-6])/, -16.1, -15.5, -48.3, -47.3],
  ES: [/^29/, -21.4, -17.8, -41.9, -28.8],
  GO: [/^7(?:2[89]|3[7-9]|[45]|6[0-7])/, -19.5, -12.3, -53.3, -45.9],
  MA: [/^65/, -10.3, -1, -48.8, -41.7],
  MT: [/^78[0-8]/, -18.1, -7.3, -61.7, -50.2],
  MS: [/^79/, -24.1, -17.1, -58.2, -50.9],
  MG: [/^3/, -23, -14.2, -51.1, -39.8],
  PA: [/^6(?:[67]|8[0-8])/, -9.9, 2.6, -58.9, -46],
  PB: [/^58/, -8.4, -6, -38.8, -34.7],
  PR: [/^8[0-7]/, -26.8, -22.5, -54.7, -48],
  PE: [/^5[0-6]/, -9.5, -3.8, -41.4, -32.3],
  PI: [/^64/, -11, -2.7, -46, -40.3],
  RJ: [/^2[0-8]/, -23.4, -20.7, -44.9, -40.9],
  RN: [/^59/, -7, -4.8, -38.6, -34.9],
  RS: [/^9/, -33.8, -27, -57.7, -49.6],
  RO: [/^76[89]/, -13.7, -7.9, -66.9, -59.7],
  RR: [/^693/, -1.6, 5.3, -64.9, -58.8],
  SC: [/^8[89]/, -29.4, -25.9, -53.9, -48.3],
  SP: [/^[01]/, -25.4, -19.7, -53.2, -44.1],
  SE: [/^49/, -11.6, -9.5, -38.3, -36.3],
  TO: [/^77/, -13.5, -5.1, -50.8, -45.7],
}

/** Checks whether a postal code is one of a state. */
export const isPostalCodeOf = (state: StateCode, postalCode: string): boolean =>
  AREAS[state][0].test(postalCode)

/** Checks whether a place may lie in a state. Near a border, it may also lie in the next state. */
export function mayLieIn(state: StateCode, { latitude, longitude }: Place): boolean {
  const [, south, north, west, east] = AREAS[state]
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

import { STATES } from '@/model/brazil/states'
import { isSameTown } from '@/model/brazil/towns'
import { dayIn } from '@/model/fields/day/format'
import type { Company } from '@/model/schema'

/** The archipelago, whose clock is an hour ahead of its state's. */
const NORONHA = 'Fernando de Noronha - PE'

/**
 * Returns the clock of the company, by which the days of its notices begin and end. The town of the
 * office decides, or without an address the first served town.
 */
export function timeZoneOf({ address, state, towns }: Company): string {
  const [first] = towns
  const office = address ? { name: address.town, state: address.state } : first
  const isOnIsland = office && isSameTown(office, NORONHA, state.code)
  return isOnIsland ? 'America/Noronha' : STATES[state.code].timeZone
}

/** Returns the date of the company at a point in time, as `2026-12-24`. */
export const companyDay = (company: Company, now: Date): string => dayIn(timeZoneOf(company), now)

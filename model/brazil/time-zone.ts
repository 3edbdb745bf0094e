import { BRASILIA_TIME_ZONE, dayIn } from './clock'
import { STATES, type StateCode } from './states'
import { isSameTown, type Town } from './towns'

/** Facts of a company that decide its clock. */
type Company = {
  address?: { town: string; state?: StateCode }
  state: { code: StateCode }
  towns: readonly Town[]
}

/** The archipelago, whose clock is an hour ahead of its state's. */
const NORONHA: Town = { name: 'Fernando de Noronha', state: 'PE' }

/**
 * Returns the clock by which the days of the company's notices begin and end: that of its state, also if
 * its office is in another. A company in Noronha, by its address or else by its first town, has the clock
 * of the archipelago. The west of Amazonas, with the clock of Acre (Lei 12.876/2013), follows its
 * state, because lists of its towns disagree.
 */
export function timeZoneOf({ address, state: { code }, towns: [first] }: Company): string {
  const town: Town | undefined = address ? { name: address.town, state: address.state } : first
  if (town && isSameTown(town, NORONHA, code)) return 'America/Noronha'
  return STATES[code].timeZone ?? BRASILIA_TIME_ZONE
}

/** Returns the date of the company at a point in time, as `2026-12-24`. */
export const companyDay = (company: Company, now: Date): string => dayIn(timeZoneOf(company), now)

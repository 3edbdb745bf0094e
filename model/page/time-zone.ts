import { BRASILIA_TIME_ZONE, dayIn } from '@/model/brazil/clock'
import { STATES } from '@/model/brazil/states'
import { isSameTown } from '@/model/brazil/towns'
import type { Company } from '@/model/schema/content'
import { officeOf } from './office'

/** The archipelago, whose clock is an hour ahead of its state's. */
const NORONHA = 'Fernando de Noronha - PE'

/**
 * Returns the clock of the company's office, by which the days of its notices begin and end. The west
 * of Amazonas, with the clock of Acre (Lei 12.876/2013), follows its state, because lists of its
 * towns disagree.
 */
export function timeZoneOf(company: Company): string {
  const office = officeOf(company)
  if (isSameTown(office, NORONHA, company.state.code)) return 'America/Noronha'
  return STATES[office.state].timeZone ?? BRASILIA_TIME_ZONE
}

/** Returns the date of the company at a point in time, as `2026-12-24`. */
export const companyDay = (company: Company, now: Date): string => dayIn(timeZoneOf(company), now)

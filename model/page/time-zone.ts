import { BRASILIA_TIME_ZONE, dayIn } from '@/model/brazil/clock'
import { STATES } from '@/model/brazil/states'
import type { Company } from '@/model/schema/content'

/**
 * Returns the clock of the company's state, by which the days of its notices begin and end. The west of
 * Amazonas, with the clock of Acre (Lei 12.876/2013), and Fernando de Noronha follow their states.
 */
export const timeZoneOf = ({ state }: Company): string =>
  STATES[state.code].timeZone ?? BRASILIA_TIME_ZONE

/** Returns the date of the company at a point in time, as `2026-12-24`. */
export const companyDay = (company: Company, now: Date): string => dayIn(timeZoneOf(company), now)

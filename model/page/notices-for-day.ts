import type { SiteContent } from '@/model/schema/content'

/**
 * Returns the texts of the notices that are valid on a day, in the order of the file.
 * @param day as `2026-12-24`; the first and last day of a notice are included
 */
export function noticesForDay({ avisos }: SiteContent['avisos'], day: string): string[] {
  return avisos.filter(({ de, ate }) => de <= day && day <= ate).map(({ texto }) => texto)
}

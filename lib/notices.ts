import type { SiteContent } from '@/content/schema'

/** Path of the file, from the root of the site. The schema has checked it (content/schema.ts). */
export const NOTICES_PATH = '/avisos.json'

/**
 * The texts of the notices that are valid on a day, in the order of the file.
 * @param day as `2026-12-24`; the first and the last day of a notice count as well
 */
export function noticesOn({ avisos }: SiteContent['avisos'], day: string): string[] {
  return avisos.filter(({ de, ate }) => de <= day && day <= ate).map(({ texto }) => texto)
}

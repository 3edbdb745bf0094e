import { attacks } from './attacks'
import { files, uploads } from './files'
import { headers } from './headers'
import { pages } from './pages'
import { redirects } from './redirects'
import { type Row, row } from './row'
import type { Site } from './site'
import { compression, transfer } from './transfer'

const SUBJECTS = { pages, redirects, headers, files, uploads, attacks, compression, transfer }

/** What the checks are about. */
export type Subject = keyof typeof SUBJECTS

/** Everything that a good host does. */
const EVERYTHING = Object.keys(SUBJECTS) as Subject[]

/** What a host's own program does that reads our configuration; the rest is its network's part. */
export const CONFIGURED: readonly Subject[] = ['pages', 'redirects', 'headers', 'files', 'uploads']

/** Asks a site about each subject; one that can't be asked about is a failed row. */
export async function checkSite(
  site: Site,
  subjects = EVERYTHING as readonly Subject[],
): Promise<(Row & { subject: Subject })[]> {
  const rows: (Row & { subject: Subject })[] = []
  for (const subject of subjects) {
    const found = await SUBJECTS[subject](site).catch((error: unknown) => [
      row(subject, 'an answer', String(error), false),
    ])
    rows.push(...found.map((it) => ({ ...it, subject })))
  }
  return rows
}

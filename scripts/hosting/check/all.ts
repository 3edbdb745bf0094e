import { attacks } from './attacks'
import { files, uploads } from './files'
import { headers } from './headers'
import { pages } from './pages'
import { redirects } from './redirects'
import { type Row, row } from './row'
import type { Site } from './site'
import { compression, transfer } from './transfer'

const GROUPS = { pages, redirects, headers, files, uploads, attacks, compression, transfer }

type Group = keyof typeof GROUPS

/** What a host's own program does that reads our configuration; the rest is its network's part. */
export const CONFIGURED: readonly Group[] = ['pages', 'redirects', 'headers', 'files', 'uploads']

/** Asks a site about everything that a good host does; a group that can't be asked is a failed row. */
export async function checkSite(
  site: Site,
  groups = Object.keys(GROUPS) as readonly Group[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const group of groups) {
    const found = await GROUPS[group](site).catch((error: unknown) => [
      row(group, group, 'an answer', String(error), false),
    ])
    rows.push(...found)
  }
  return rows
}

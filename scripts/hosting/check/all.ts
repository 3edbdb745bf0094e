import { attacks } from './attacks'
import { files, uploads } from './files'
import { headers } from './headers'
import { pages } from './pages'
import { redirects } from './redirects'
import { type Row, row } from './row'
import type { Site } from './site'
import { compression, transfer } from './transfer'

export type Group = (site: Site) => Promise<Row[]>

/** What a host's own program does that reads our configuration. */
export const CONFIGURED: readonly Group[] = [pages, redirects, headers, files, uploads]

/** Everything that a good host does; the rest is its network's part. */
const EVERYTHING: readonly Group[] = [...CONFIGURED, attacks, compression, transfer]

/** Asks a site for each group; one that can't be asked is a failed row. */
export async function checkSite(site: Site, groups = EVERYTHING): Promise<Row[]> {
  const rows: Row[] = []
  for (const group of groups)
    rows.push(
      ...(await group(site).catch((error: unknown) => [
        row(group.name, 'an answer', String(error), false),
      ])),
    )
  return rows
}

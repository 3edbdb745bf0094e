import { parseJson } from '@/editor/github/commit-content'
import type { GitHub } from '@/editor/github/github'
import { withTimeLimit } from '@/editor/github/with-time-limit'
import { readStored, writeStored } from '@/editor/store/storage'
import { VERSION_PATH } from '@/model/schema/routes'

/** The commit of a save, kept until the site shows the commit. */
export type Publication = {
  commit: string
  /** Time of the save, in milliseconds. */
  savedAt: number
}

export type PublicationState = 'publishing' | 'live' | 'unknown'

/** Time after which the editor stops the checks, in milliseconds. A build takes three minutes. */
export const PUBLICATION_TIMEOUT = 600_000
/** Time between two checks, in milliseconds. */
export const PUBLICATION_CHECK_INTERVAL = 15_000
const PUBLICATION_KEY = 'recibo'

/**
 * Returns the commit that the site shows. Returns null if the host does not know the commit, and
 * undefined without a valid response.
 */
async function fetchPublishedCommit(siteUrl: string): Promise<string | null | undefined> {
  try {
    const { commit } = await withTimeLimit(PUBLICATION_CHECK_INTERVAL, async (signal) =>
      (await fetch(siteUrl + VERSION_PATH, { cache: 'no-store', signal })).json(),
    )
    return commit === null || /^[0-9a-f]{40}$/.test(commit) ? commit : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns `live` if the site shows this save or a later one, `unknown` if the host does not know the
 * published commit or ten minutes have passed, otherwise `publishing`.
 * @param siteUrl address of the site, or undefined if the policy of this page refuses its requests
 */
export async function checkPublication(
  { commit, savedAt }: Publication,
  siteUrl: string | undefined,
  github: GitHub,
): Promise<PublicationState> {
  const published = siteUrl && (await fetchPublishedCommit(siteUrl))
  const isLater = async (oid: string) => github.isAncestor(commit, oid).catch(() => false)
  if (published && (published === commit || (await isLater(published)))) return 'live'
  return published === null || Date.now() - savedAt >= PUBLICATION_TIMEOUT
    ? 'unknown'
    : 'publishing'
}

/** Returns the stored publication, or undefined if there is none or it lacks a field. */
export function readPublication(): Publication | undefined {
  const { commit, savedAt } = Object(parseJson(readStored(PUBLICATION_KEY) ?? ''))
  return typeof commit === 'string' && typeof savedAt === 'number' ? { commit, savedAt } : undefined
}

/** Stores the publication of a commit that is saved now, and returns the publication. */
export function storePublication(commit: string): Publication {
  const publication = { commit, savedAt: Date.now() }
  writeStored(PUBLICATION_KEY, JSON.stringify(publication))
  return publication
}

/** Removes the stored publication, unless another tab has stored that of a newer save. */
export function removePublication({ commit }: Publication): void {
  if (readPublication()?.commit === commit) writeStored(PUBLICATION_KEY, undefined)
}

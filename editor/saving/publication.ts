import { onReturn } from '@/editor/browser/on-return'
import { readStored, writeStored } from '@/editor/browser/storage'
import { withTimeLimit } from '@/editor/browser/with-time-limit'
import type { GitHub } from '@/editor/github/github'
import { VERSION_PATH } from '@/model/site/published-files'
import { parseJson } from '@/model/values/parse-json'
import { groupAt } from '@/model/values/tree'

/** The commit of a save, kept until the site shows the commit. */
export type Publication = {
  commit: string
  /** Time of the save, in milliseconds. */
  savedAt: number
}

export type PublicationState = 'publishing' | 'live' | 'unknown'

/** Time after which the editor stops the checks, in milliseconds. A build takes three minutes. */
const PUBLICATION_TIMEOUT = 600_000
/** Time between two checks, in milliseconds. */
const CHECK_INTERVAL = 15_000
const PUBLICATION_KEY = 'recibo'

/**
 * Returns the commit that the site shows. Returns null if the host does not know the commit, and
 * undefined without a valid response.
 */
async function fetchPublishedCommit(siteUrl: string): Promise<string | null | undefined> {
  try {
    const { commit } = await withTimeLimit(CHECK_INTERVAL, async (signal) =>
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
 */
async function checkPublication(
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
  const { commit, savedAt } = groupAt(parseJson(readStored(PUBLICATION_KEY) ?? ''), [])
  return typeof commit === 'string' && typeof savedAt === 'number' ? { commit, savedAt } : undefined
}

/** Stores the publication of a commit that is saved now, and returns the publication. */
export function storePublication(commit: string): Publication {
  const publication = { commit, savedAt: Date.now() }
  writeStored(PUBLICATION_KEY, JSON.stringify(publication))
  return publication
}

/** Removes the stored publication, unless another tab has stored the publication of a newer save. */
function removePublication({ commit }: Publication): void {
  if (readPublication()?.commit === commit) writeStored(PUBLICATION_KEY, undefined)
}

/**
 * Checks a publication now, every 15 s for ten minutes, and whenever the owner returns, until the site
 * shows the save. Then removes the stored publication.
 * @param siteUrl address of the site, or undefined if the policy of this page refuses its requests
 * @param onCheck receives the state after each check
 * @returns a function that ends the checks
 */
export function followPublication(
  publication: Publication,
  siteUrl: string | undefined,
  github: GitHub,
  onCheck: (state: PublicationState) => void,
): () => void {
  let isOver = false
  const check = async () => {
    const state = await checkPublication(publication, siteUrl, github)
    if (isOver) return
    onCheck(state)
    if (state === 'live') {
      end()
      removePublication(publication)
    } else if (Date.now() - publication.savedAt >= PUBLICATION_TIMEOUT) window.clearInterval(timer)
  }
  const end = () => {
    isOver = true
    window.clearInterval(timer)
    endOnReturn()
  }
  const timer = window.setInterval(check, CHECK_INTERVAL)
  const endOnReturn = onReturn(check)
  check()
  return end
}

import { useEffect, useState } from 'react'
import type { GitHub } from '@/editor/github/github'
import { withTimeLimit } from '@/editor/github/with-time-limit'
import { readStored, writeStored } from '@/editor/store/storage'

/** The commit of a save, kept until the site shows the commit. */
export type Publication = {
  commit: string
  /** Time of the save, in milliseconds. */
  savedAt: number
}

type PublicationInputs = {
  siteUrl: string
  /** Number of errors or launch items that block the publication. */
  blockingCount: number
}

type PublicationState = 'publishing' | 'live' | 'blocked' | 'unknown'

/** Time after which the editor stops the checks, in milliseconds. A build takes three minutes. */
const PUBLICATION_TIMEOUT = 600_000
/** Time between two checks, in milliseconds. */
const PUBLICATION_CHECK_INTERVAL = 15_000
const PUBLICATION_KEY = 'recibo'

/** Formats a time as `14:05`. */
const formatTime = (time: number) =>
  new Date(time).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })

/**
 * Returns the commit that the site shows. Returns null if the host does not know the commit, and
 * undefined without a valid response.
 */
async function fetchPublishedCommit(siteUrl: string): Promise<string | null | undefined> {
  try {
    const { commit } = await withTimeLimit(PUBLICATION_CHECK_INTERVAL, async (signal) =>
      (await fetch(`${siteUrl}/versao.json`, { cache: 'no-store', signal })).json(),
    )
    return commit === null || /^[0-9a-f]{40}$/.test(commit) ? commit : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns `live` if the site shows this save or a later one, and `blocked` if errors or launch
 * items block the publication. Returns `unknown` if the host does not know the published commit or
 * ten minutes have passed, otherwise `publishing`.
 */
async function checkPublication(
  { commit, savedAt }: Publication,
  { siteUrl, blockingCount }: PublicationInputs,
  github: GitHub,
): Promise<PublicationState> {
  const published = await fetchPublishedCommit(siteUrl)
  const isLater = async (oid: string) => github.isAncestor(commit, oid).catch(() => false)
  if (published && (published === commit || (await isLater(published)))) return 'live'
  if (blockingCount > 0) return 'blocked'
  return published === null || Date.now() - savedAt >= PUBLICATION_TIMEOUT
    ? 'unknown'
    : 'publishing'
}

export const readPublication = (): Publication | undefined =>
  JSON.parse(readStored(PUBLICATION_KEY) ?? 'null') ?? undefined

/** Stores a publication. `undefined` removes the stored publication. */
export const storePublication = (publication: Publication | undefined) =>
  writeStored(PUBLICATION_KEY, publication && JSON.stringify(publication))

/**
 * Shows the state of a save. Checks the state every 15 s for ten minutes and whenever the page
 * becomes visible, until the state is `live` or `unknown`.
 */
export function PublicationStatus({
  publication,
  siteUrl,
  blockingCount,
  github,
}: PublicationInputs & { publication: Publication; github: GitHub }) {
  const { savedAt } = publication
  const [{ state, checkedAt }, setShown] = useState<{ state: PublicationState; checkedAt: number }>(
    {
      state: blockingCount > 0 ? 'blocked' : 'publishing',
      checkedAt: savedAt,
    },
  )

  const [isAddressNew, setIsAddressNew] = useState(false)

  // The policy of this page allows only the site's address at the last build of the editor.
  useEffect(() => {
    const readViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI.startsWith(siteUrl)) setIsAddressNew(true)
    }
    document.addEventListener('securitypolicyviolation', readViolation)
    return () => document.removeEventListener('securitypolicyviolation', readViolation)
  }, [siteUrl])

  useEffect(() => {
    let timer = 0
    let isCurrent = true
    const check = async () => {
      window.clearTimeout(timer)
      const state = await checkPublication(publication, { siteUrl, blockingCount }, github)
      if (!isCurrent) return
      setShown({ state, checkedAt: Date.now() })
      if (state === 'live') storePublication(undefined)
      if (state === 'live' || state === 'unknown') isCurrent = false
      else if (Date.now() - publication.savedAt < PUBLICATION_TIMEOUT)
        timer = window.setTimeout(check, PUBLICATION_CHECK_INTERVAL)
    }
    const checkWhenVisible = () => isCurrent && document.visibilityState === 'visible' && check()
    document.addEventListener('visibilitychange', checkWhenVisible)
    check()
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', checkWhenVisible)
    }
  }, [publication, siteUrl, blockingCount, github])

  const items = blockingCount === 1 ? 'falta 1 item' : `faltam ${blockingCount} itens`
  const message = {
    publishing: isAddressNew
      ? 'Salvo. O endereço do site mudou: recarregue o editor em dez minutos para ver se foi publicado.'
      : `Salvo. Publicando desde ${formatTime(savedAt)}; leva uns três minutos.`,
    live: `No ar, visto às ${formatTime(checkedAt)}.`,
    blocked: `Salvo, mas não publicado: ${items}.`,
    unknown:
      'Salvo. Não sei se foi publicado. Recarregue esta página; se esta linha continuar, avise quem cuida do programa.',
  }[state]
  return (
    <>
      {message}{' '}
      {state === 'live' && (
        <a href={siteUrl} target="_blank" rel="noopener">
          Ver o site
        </a>
      )}
      {state === 'blocked' && <a href="#o-que-falta">O que falta</a>}
    </>
  )
}

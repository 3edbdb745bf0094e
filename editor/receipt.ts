import { clockTime } from './words'

/** A save that the owner waits for. */
export type Receipt = {
  commit: string
  /** When it was saved, in milliseconds. */
  at: number
  siteUrl: string
  /** How many items of the launch list hold the publication back. */
  missing: number
}

export type State = 'publishing' | 'live' | 'held' | 'unknown'

/** A build takes about three minutes; nobody waits longer than ten. */
const PATIENCE = 600_000
const PAUSE = 15_000
const STORED = 'recibo'

/**
 * @param shown the commit that the site says it shows, null when its host does not tell, undefined without answer
 * @param includes has this commit the saved one before it?
 */
async function stateOf(
  { commit, at, missing }: Receipt,
  now: number,
  shown: string | null | undefined,
  includes: (shown: string) => Promise<boolean>,
): Promise<State> {
  if (shown && (shown === commit || (await includes(shown)))) return 'live'
  if (missing > 0) return 'held'
  return shown === null || now - at >= PATIENCE ? 'unknown' : 'publishing'
}

/** What the owner reads. */
export function sentence(state: State, { at, missing }: Receipt, now: number): string {
  if (state === 'publishing')
    return `Salvo. Publicando desde ${clockTime(at)}; leva uns três minutos.`
  if (state === 'live') return `No ar desde ${clockTime(now)}.`
  if (state === 'held')
    return `Salvo, mas não publicado: ${missing === 1 ? 'falta 1 item' : `faltam ${missing} itens`}.`
  return 'Salvo. Não sei se foi publicado. Recarregue esta página; se esta linha continuar, avise quem cuida do programa.'
}

/** The commit that a site says it shows. */
async function shownBy(siteUrl: string): Promise<string | null | undefined> {
  try {
    const answer = await fetch(`${siteUrl}/versao.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PAUSE),
    })
    const { commit } = await answer.json()
    return commit === null || /^[0-9a-f]{40}$/.test(commit) ? commit : undefined
  } catch {
    return undefined
  }
}

let timer = 0
let looking: Receipt | undefined

/**
 * Asks the site until it shows the commit, and once more whenever the page is seen again.
 * @param includes has the commit that the site shows the saved one before it?
 */
export function follow(
  receipt: Receipt,
  includes: (saved: string, shown: string) => Promise<boolean>,
  show: (state: State, receipt: Receipt, now: number) => void,
): void {
  looking = receipt
  localStorage.setItem(STORED, JSON.stringify(receipt))
  const later = (shown: string) => includes(receipt.commit, shown).catch(() => false)
  const look = async () => {
    window.clearTimeout(timer)
    const shown = await shownBy(receipt.siteUrl)
    const state = await stateOf(receipt, Date.now(), shown, later)
    if (looking !== receipt) return
    show(state, receipt, Date.now())
    if (state === 'live') localStorage.removeItem(STORED)
    if (state === 'live' || state === 'unknown') looking = undefined
    else if (Date.now() - receipt.at < PATIENCE) timer = window.setTimeout(look, PAUSE)
  }
  show(receipt.missing > 0 ? 'held' : 'publishing', receipt, Date.now())
  document.addEventListener('visibilitychange', () => {
    if (looking === receipt && document.visibilityState === 'visible') look()
  })
  look()
}

/** The save that was not seen on the site yet when the page was left. */
export function unfinished(): Receipt | undefined {
  return JSON.parse(localStorage.getItem(STORED) ?? 'null') ?? undefined
}

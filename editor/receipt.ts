/** A save that the owner waits for. */
type Receipt = {
  commit: string
  /** When it was saved, in milliseconds. */
  at: number
  siteUrl: string
  /** How many items of the launch list hold the publication back. */
  missing: number
}

type State = 'publishing' | 'live' | 'held' | 'unknown'

/** A build takes about three minutes; nobody waits longer than ten. */
const PATIENCE = 600_000
const PAUSE = 15_000
const STORED = 'recibo'

/** `14:05` */
const clockTime = (time: number) =>
  new Date(time).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })

/** Tells the owner. */
function show(state: State, { at, missing, siteUrl }: Receipt, now: number): void {
  const items = missing === 1 ? 'falta 1 item' : `faltam ${missing} itens`
  const words = {
    publishing: `Salvo. Publicando desde ${clockTime(at)}; leva uns três minutos.`,
    live: `No ar, visto às ${clockTime(now)}.`,
    held: `Salvo, mas não publicado: ${items}.`,
    unknown:
      'Salvo. Não sei se foi publicado. Recarregue esta página; se esta linha continuar, avise quem cuida do programa.',
  }[state]
  const link = document.createElement('a')
  if (state === 'live') Object.assign(link, { href: siteUrl, text: 'Ver o site', target: '_blank' })
  if (state === 'held') Object.assign(link, { href: '#o-que-falta', text: 'O que falta' })
  document.getElementById('receipt')?.replaceChildren(words, ' ', link)
}

/** The commit that a site says it shows: null when its host does not tell, undefined without answer. */
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
 * @param includes checks whether the published commit contains the saved one
 */
export function follow(
  receipt: Receipt,
  includes: (saved: string, shown: string) => Promise<boolean>,
): void {
  looking = receipt
  localStorage.setItem(STORED, JSON.stringify(receipt))
  const { commit, at, missing, siteUrl } = receipt
  const later = (shown: string) => includes(commit, shown).catch(() => false)
  const look = async () => {
    window.clearTimeout(timer)
    const shown = await shownBy(siteUrl)
    const live = shown && (shown === commit || (await later(shown)))
    const now = Date.now()
    const open = shown === null || now - at >= PATIENCE ? 'unknown' : 'publishing'
    const state = live ? 'live' : missing > 0 ? 'held' : open
    if (looking !== receipt) return
    show(state, receipt, now)
    if (state === 'live') localStorage.removeItem(STORED)
    if (state === 'live' || state === 'unknown') looking = undefined
    else if (now - at < PATIENCE) timer = window.setTimeout(look, PAUSE)
  }
  show(missing > 0 ? 'held' : 'publishing', receipt, Date.now())
  document.addEventListener('visibilitychange', () => {
    if (looking === receipt && document.visibilityState === 'visible') look()
  })
  look()
}

/** The save that was not seen on the site yet when the page was left. */
export function unfinished(): Receipt | undefined {
  return JSON.parse(localStorage.getItem(STORED) ?? 'null') ?? undefined
}

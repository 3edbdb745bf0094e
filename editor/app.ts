/** The owner's editor: Sveltia CMS with forms from the schema, and our rules. */
import CMS from '@sveltia/cms'
import { siteOrigin } from '@/content/schema/contact'
import { changedContent, type Files, newProblems } from './check'
import type { editorConfig } from './config'
import { API, ask, guardApi, type Repository, readFiles, signedIn } from './github'
import { countMissing, missingList } from './missing'
import { withoutOldPhotos } from './photos'
import { follow, unfinished } from './receipt'
import { inFormWords } from './words'

/** scripts/editor.ts puts these in. */
declare const BUILT: { content: Files; config: ReturnType<typeof editorConfig> }

const { backend } = BUILT.config
const [owner = '', name = ''] = backend.repo.split('/')
const repository: Repository = { owner, name }

const element = (id: string) => document.getElementById(id) as HTMLElement

/** The files of the branch, as far as the editor knows them. */
let files: Files

/** As the site takes it: an owner may have typed the domain alone. */
const siteUrl = () => siteOrigin(String(Reflect.get(Object(files.company), 'siteUrl')))

function know(known: Files): void {
  files = known
  element('site').setAttribute('href', siteUrl())
}

know(BUILT.content)

/** Reads all files of the branch anew: they may have changed since the editor was built. */
async function refresh(): Promise<void> {
  const parts = Object.keys(BUILT.content)
  const paths = parts.map((part) => [part, `content/${part}.json`])
  const texts = await readFiles(repository, Object.fromEntries(paths), 'text')
  know(Object.fromEntries(parts.map((part) => [part, JSON.parse(texts[part]?.text ?? 'null')])))
}

/** Checks whether the published commit comes after the saved one. */
async function includes(saved: string, shown: string): Promise<boolean> {
  const answer = await ask(`${API}/repos/${backend.repo}/compare/${saved}...${shown}`)
  return Reflect.get(Object(answer), 'status') === 'ahead'
}

const MAY_BE_OLD =
  '<p>Não consegui ler o conteúdo de agora: esta lista pode estar velha. Veja se você entrou e se há internet, e abra a lista de novo.</p>'

async function openMissing(): Promise<void> {
  const dialog = element('missing') as HTMLDialogElement
  const list = element('missing-list')
  list.textContent = 'Procurando…'
  if (!dialog.open) dialog.showModal()
  const failed = await refresh().catch((error: Error) => error)
  list.innerHTML = `${failed ? MAY_BE_OLD : ''}${missingList(files)}`
}

guardApi(async (commit) => {
  await refresh()
  const changed = changedContent(files, commit)
  const problems = newProblems(files, changed)
  if (problems.length > 0) throw new Error(problems.map(inFormWords).join('\n\n'))
  await withoutOldPhotos(repository, files.photos, changed.photos, commit)
  return (oid) => {
    know(changed)
    const at = Date.now()
    follow({ commit: oid, at, siteUrl: siteUrl(), missing: countMissing(files) }, includes)
  }
})

addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.getAttribute('href') === '#o-que-falta') {
    event.preventDefault()
    openMissing()
  } else if (link?.closest('#missing')) (element('missing') as HTMLDialogElement).close()
})

// Sveltia stores what was typed on this device, but not what is in a request.
addEventListener('beforeunload', (event) => {
  if (document.querySelector('[data-label="Salvar"]:enabled, [data-label="Salvando…"]'))
    event.preventDefault()
})

// A private repository answers nobody else.
signedIn.then(async () => {
  const failed = await refresh().catch((error: Error) => error)
  const before = unfinished()
  if (before) follow(failed ? before : { ...before, missing: countMissing(files) }, includes)
})

// Reload when the address changes from one form to another, because Sveltia leaves the second form
// blank.
addEventListener('hashchange', ({ isTrusted, oldURL, newURL }) => {
  if (isTrusted && [oldURL, newURL].every((url) => url.includes('/entries/'))) location.reload()
})

await CMS.init({ config: BUILT.config })

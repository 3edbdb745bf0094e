/** The owner's editor: Sveltia CMS with forms from the schema, our rules, and the built page beside the form. */
import CMS from '@sveltia/cms'
import { createElement, type ReactElement } from 'react'
import { routes } from '@/content/routes'
import { siteOrigin } from '@/content/schema/contact'
import { changedContent, type Files, newProblems } from './check'
import type { editorConfig } from './config'
import { ask, guardApi, isSignedIn, type Repository, readFiles, signedIn } from './github'
import { countMissing, missingList } from './missing'
import { withoutOldPhotos } from './photos'
import { follow, unfinished } from './receipt'
import { checkBeforeSave } from './refuse-save'
import { inFormWords } from './words'

/** scripts/editor.ts puts these in. */
declare const BUILT: { content: Files; config: ReturnType<typeof editorConfig> }

const { backend, singletons } = BUILT.config
const [owner = '', name = ''] = backend.repo.split('/')
const repository: Repository = { api: backend.api_root, owner, name }

const element = (id: string) => document.getElementById(id) as HTMLElement

/** The files of the branch, as far as the editor knows them. */
let files: Files
let lastCommit = ''

/** As the site takes it: an owner may have typed the domain alone. */
const siteUrl = () => siteOrigin(String(Reflect.get(Object(files.company), 'siteUrl')))

function know(known: Files): void {
  files = known
  element('site').setAttribute('href', siteUrl())
}

know(BUILT.content)

/** Reads all files of the branch anew: they may have changed since the editor was built. */
async function refresh(): Promise<void> {
  if (!isSignedIn()) return
  const parts = Object.keys(BUILT.content)
  const paths = parts.map((part) => [part, `content/${part}.json`])
  const texts = await readFiles(repository, Object.fromEntries(paths), 'text')
  know(Object.fromEntries(parts.map((part) => [part, JSON.parse(texts[part]?.text ?? 'null')])))
}

/** A later commit shows the saved one as well. */
async function includes(saved: string, shown: string): Promise<boolean> {
  const { api } = repository
  const answer = await ask(`${api}/repos/${backend.repo}/compare/${saved}...${shown}`)
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
  list.innerHTML = `${failed || !isSignedIn() ? MAY_BE_OLD : ''}${missingList(files)}`
}

guardApi(
  repository,
  (commit) => withoutOldPhotos(repository, files.photos, commit),
  (oid) => {
    lastCommit = oid
  },
)
checkBeforeSave(
  async (file, data) => {
    // A save that cannot be checked against the branch could not be sent either.
    const silence = await refresh().catch((error: Error) => error.message)
    return silence ? [silence] : newProblems(files, file, data).map(inFormWords)
  },
  (file, data) => {
    know(changedContent(files, file, data))
    const at = Date.now()
    const saved = { commit: lastCommit, at, siteUrl: siteUrl(), missing: countMissing(files) }
    // Changes on this machine have no commit.
    if (lastCommit) follow(saved, includes)
  },
)

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

/** The built page in place of Sveltia's preview, whose frame it takes. */
function pageAt(path: string): () => ReactElement {
  const ref = (node: HTMLElement | null) => {
    const frame = node?.ownerDocument.defaultView?.frameElement
    // Without the origin of the editor, the page cannot read its token.
    frame?.setAttribute('sandbox', 'allow-scripts')
    frame?.setAttribute('src', path)
  }
  return () => createElement('div', { ref })
}

for (const { name } of singletons)
  CMS.registerPreviewTemplate(
    name,
    pageAt(routes.find(({ content }) => content === name)?.path ?? '/'),
  )

// Between two forms Sveltia takes the panes away and does not bring them back.
addEventListener('hashchange', ({ isTrusted, oldURL, newURL }) => {
  if (isTrusted && [oldURL, newURL].every((url) => url.includes('/entries/'))) location.reload()
})

await CMS.init({ config: BUILT.config })

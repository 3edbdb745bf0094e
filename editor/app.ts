/** The owner's editor: Sveltia CMS with forms from the schema, our rules, and the built page beside the form. */
import CMS from '@sveltia/cms'
import { createElement, type ReactElement } from 'react'
import { contentChecker } from './check'
import type { editorConfig } from './config'
import { checkBeforeSave } from './refuse-save'

/** scripts/editor.ts puts these in. */
declare const BUILT: {
  content: Readonly<Record<string, unknown>>
  config: ReturnType<typeof editorConfig>
}

checkBeforeSave(contentChecker(BUILT.content))

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

for (const { name } of BUILT.config.singletons)
  CMS.registerPreviewTemplate(name, pageAt(name === 'drains' ? '/desentupimento' : '/'))

// Between two forms Sveltia takes the panes away and does not bring them back.
addEventListener('hashchange', ({ isTrusted, oldURL, newURL }) => {
  if (isTrusted && [oldURL, newURL].every((url) => url.includes('/entries/'))) location.reload()
})

await CMS.init({ config: BUILT.config })

/** The owner's editor: Sveltia CMS with forms from the schema, our rules, and the built page beside the form. */
import CMS from '@sveltia/cms'
import { createElement } from 'react'
import { z } from 'zod'
import { contentChecker } from './check'
import type { editorConfig } from './config'
import { checkBeforeSave } from './refuse-save'

/** scripts/editor.ts puts these in. */
declare const BUILT: {
  content: Readonly<Record<string, unknown>>
  config: ReturnType<typeof editorConfig>
}

// The policy refuses the functions that zod would make from text.
z.config({ jitless: true })

checkBeforeSave(contentChecker(BUILT.content))

for (const { name } of BUILT.config.singletons)
  CMS.registerPreviewTemplate(name, () =>
    createElement('iframe', {
      src: name === 'drains' ? '/desentupimento' : '/',
      title: 'A página como está publicada',
      // Without the origin of the editor, the page cannot read its token.
      sandbox: 'allow-scripts',
      style: { border: 0, width: '100%', height: '100vh' },
    }),
  )

await CMS.init({ config: BUILT.config })

/**
 * The content of one company, checked and with its placeholders filled. Only route files, the build
 * and tests import this module, because it reads files; components take the content as props.
 */
// Imported only for `next dev`, which reloads the pages when the imported file changes.
import '@/.generated/content.json' with { type: 'json' }
import { readCheckedContent } from './read'

export const content = readCheckedContent()

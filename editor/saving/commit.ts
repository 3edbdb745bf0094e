/** The commit of a save: its title and its files. */

import { photoPathsIn } from '@/editor/photos/draft-photos'
import { newPhotos, type UnsavedChanges } from '@/editor/store/content'
import { fileText } from '@/editor/store/file-text'
import { fileTitle } from '@/model/schema/field-at'
import { contentPath } from '@/model/site/folder'
import { listOf } from '@/model/values/list-of'

async function encodeBase64(content: Blob): Promise<string> {
  let text = ''
  for (const byte of new Uint8Array(await content.arrayBuffer())) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Start of the message of each commit that the editor makes. */
const MESSAGE_START = 'Mudar '

/** Returns the title of a commit: `Mudar Dados da empresa e Avisos do dia`. */
export const commitMessage = (contentNames: readonly string[]) =>
  `${MESSAGE_START}${listOf(contentNames.map(fileTitle))}`

/**
 * Returns the text for a commit in the list of versions. Replaces the messages of engineers,
 * because these are English.
 */
export const versionTitle = (message: string): string =>
  message.startsWith(MESSAGE_START)
    ? (message.split('\n')[0] ?? '')
    : 'Mudança feita fora do editor'

/**
 * Returns the files that a commit adds or changes: content files, and the photos of the draft that
 * the branch lacks.
 */
export async function changedFiles(unsaved: UnsavedChanges, contentNames: readonly string[]) {
  const { draft } = unsaved
  const prepared = newPhotos(unsaved)
  const photos = photoPathsIn(draft).flatMap((path) => {
    const blob = prepared[path]?.blob
    return blob ? [{ path, blob }] : []
  })
  const texts = contentNames.map((contentName) => ({
    path: contentPath(contentName),
    blob: new Blob([fileText(contentName, draft[contentName])]),
  }))
  const additions = await Promise.all(
    [...texts, ...photos].map(async ({ path, blob }) => ({
      path,
      contents: await encodeBase64(blob),
    })),
  )
  return { additions, photoPaths: photos.map(({ path }) => path) }
}

/** The files of a save. */

import { photoFilesIn } from '@/editor/photos/draft-photos'
import { newPhotos, type UnsavedChanges } from '@/editor/store/content'
import { fileText } from '@/editor/store/file-text'
import { contentPath } from '@/model/site/folder'

async function encodeBase64(content: Blob): Promise<string> {
  let text = ''
  for (const byte of new Uint8Array(await content.arrayBuffer())) text += String.fromCharCode(byte)
  return btoa(text)
}

/**
 * Returns the files that a commit adds or changes: content files, and the photos of the draft that
 * the branch lacks.
 */
export async function filesToCommit(unsaved: UnsavedChanges, contentNames: readonly string[]) {
  const { draft } = unsaved
  const prepared = newPhotos(unsaved)
  const photos = photoFilesIn(draft).flatMap((path) => {
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

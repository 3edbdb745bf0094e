/** The GraphQL fields of a commit's content, and the conversion of GitHub's response to them. */

import { type CommitContent, upgradeFiles } from '@/editor/store/content'
import { noPhotoMessage } from '@/model/pictures/photo-rules'
import { siteContentSchema } from '@/model/schema/content'
import { contentPath, PHOTO_FOLDER } from '@/model/site/folder'
import { parseJson } from '@/model/values/parse-json'

const CONTENT_NAMES = Object.keys(siteContentSchema.shape)

/** Depth of the folders in which the editor finds photos, because GraphQL has no recursion. */
const PHOTO_FOLDER_DEPTH = 4

/**
 * Returns the GraphQL fields that list a folder and the folders in it. The text of a photo is null,
 * because a photo is binary.
 */
const listing = (depth: number): string =>
  `entries { name object { ... on Blob { text } ${depth > 1 ? `... on Tree { ${listing(depth - 1)} }` : ''} } }`

/** Requests only the files that the schema names, because the folder may have others. */
export const CONTENT_FRAGMENT = `... on Commit {
  oid
  ${CONTENT_NAMES.map((name) => `${name}: file(path: "${contentPath(name)}") { object { ... on Blob { text } } }`).join('\n  ')}
  fotos: file(path: "${PHOTO_FOLDER}") { object { ... on Tree { ${listing(PHOTO_FOLDER_DEPTH)} } } }
}`

type Folder = { entries?: readonly Entry[] }
type Entry = { name: string; object?: (Folder & { text?: string | null }) | null }
type TextFile = { object: { text?: string | null } | null } | null

/** Returns the files in a folder and in the folders in it: each path, and the text if it is one. */
const filesIn = ({ entries = [] }: Folder, folder: string): { path: string; text?: string }[] =>
  entries.flatMap(({ name, object }) => {
    const path = `${folder}/${name}`
    return object?.entries ? filesIn(object, path) : [{ path, text: object?.text ?? undefined }]
  })

/**
 * Converts GitHub's response to the content and the photo paths of a commit.
 * @returns undefined if the commit has no content file
 */
export function contentFrom({
  oid,
  fotos,
  ...texts
}: { oid: string; fotos: { object: Folder } | null } & Record<string, unknown>):
  | CommitContent
  | undefined {
  const found = CONTENT_NAMES.flatMap((contentName) => {
    const text = (texts[contentName] as TextFile)?.object?.text
    return typeof text === 'string' ? [{ contentName, data: parseJson(text) }] : []
  })
  if (found.length === 0) return undefined
  const files = found.filter(({ data }) => data !== undefined)
  const photos = filesIn(fotos?.object ?? {}, PHOTO_FOLDER)
  return {
    oid,
    ...upgradeFiles(Object.fromEntries(files.map(({ contentName, data }) => [contentName, data]))),
    brokenFiles: found
      .filter((file) => !files.includes(file))
      .map(({ contentName }) => contentName),
    photos: photos.map(({ path }) => path),
    photoErrors: Object.fromEntries(
      photos.flatMap(({ path, text }) =>
        text === undefined ? [] : [[path, noPhotoMessage(text)]],
      ),
    ),
  }
}

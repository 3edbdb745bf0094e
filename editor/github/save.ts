import type { UnsavedChanges } from '@/editor/store/draft'
import { newIssues } from '@/editor/store/draft-issues'
import { photoPathsIn } from '@/editor/store/draft-photos'
import { type EditorStore, unsavedChangesOf } from '@/editor/store/editor'
import { fileText } from '@/editor/store/file-text'
import type { Conflict, Resolution } from '@/editor/store/merge'
import { photoSize } from '@/editor/store/prepare-photo'
import { findPhotoPath } from '@/model/art/photos'
import { contentPath } from '@/model/reading/folder'
import type { Issue } from '@/model/reading/issue'
import { fileTitle } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import type { GitHub } from './github'
import { GitHubError } from './github-error'

/** The id of a save's commit, or the errors or conflicts that block the save. */
export type SaveResult =
  | { kind: 'saved'; oid: string }
  | { kind: 'errors'; issues: readonly Issue[] }
  | { kind: 'conflict'; conflicts: readonly Conflict[] }

async function encodeBase64(content: Blob): Promise<string> {
  let text = ''
  for (const byte of new Uint8Array(await content.arrayBuffer())) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Start of the message of each commit that the editor makes. */
const MESSAGE_START = 'Mudar '

/** Returns the title of a commit: `Mudar Dados da empresa e Avisos do dia`. */
const commitMessage = (contentNames: readonly string[]) =>
  `${MESSAGE_START}${new Intl.ListFormat('pt-BR').format(contentNames.map(fileTitle))}`

/**
 * Returns the text for a commit in the list of versions. Replaces the messages of engineers,
 * because these are English.
 */
export const versionTitle = (message: string): string =>
  message.startsWith(MESSAGE_START)
    ? (message.split('\n')[0] ?? '')
    : 'Mudança feita fora do editor'

/**
 * Reads a photo from a commit to this device, so that a save can add the photo to the branch again.
 * Does nothing if the commit does not have the photo: the check of the draft then asks for another.
 * @param ref id of the commit, or nothing for the branch
 * @throws GitHubError if GitHub refuses the request for another reason
 */
export async function fetchPhoto(editor: EditorStore, github: GitHub, path: string, ref?: string) {
  const blob = await github.readPhoto(path, ref).catch((error) => {
    if (error instanceof GitHubError && error.kind === 'missing') return undefined
    throw error
  })
  if (!blob) return
  // The build has accepted the photo, even if this browser cannot decode it.
  const size = await photoSize(blob).catch(() => ({ width: Infinity, height: Infinity }))
  editor.addPhoto(path, { blob, ...size })
}

/**
 * Returns the files that a commit adds and deletes, the removed photos by the paths of the content,
 * and the photo paths after the commit. A path may have another Unicode form on the branch.
 */
async function commitChanges(
  { base, draft, photos }: UnsavedChanges,
  contentNames: readonly string[],
) {
  const pathOnBranch = (path: string) => findPhotoPath(base.photos, path)
  const used = photoPathsIn(draft)
  const added = used.filter((path) => photos[path] && !pathOnBranch(path))
  const kept = used.map(pathOnBranch)
  const removed = photoPathsIn(base.files).flatMap((path) => {
    const onBranch = pathOnBranch(path)
    return onBranch === undefined || kept.includes(onBranch) ? [] : [{ path, onBranch }]
  })
  const deletions = [...new Set(removed.map(({ onBranch }) => onBranch))]
  const written = [
    ...contentNames.map((contentName) => {
      const text = fileText(contentName, draft[contentName], base.files[contentName])
      return { path: contentPath(contentName), blob: new Blob([text]) }
    }),
    ...added.map((path) => ({ path, blob: photos[path]?.blob ?? new Blob() })),
  ]
  const additions = await Promise.all(
    written.map(async ({ path, blob }) => ({ path, contents: await encodeBase64(blob) })),
  )
  return {
    additions,
    deletions,
    // Leaves out files that are no photo, because no undo can use them.
    removed: removed.flatMap(({ path, onBranch }) => (base.photoErrors?.[onBranch] ? [] : [path])),
    photos: [...base.photos.filter((path) => !deletions.includes(path)), ...added],
  }
}

/**
 * Merges the changes that others have saved into the draft, checks the draft and saves it as one
 * commit.
 * @param resolutions the owner's resolutions in the conflicts that blocked the last save
 * @throws GitHubError if GitHub refuses a request or sends no response
 */
export async function save(
  editor: EditorStore,
  github: GitHub,
  resolutions: readonly Resolution[],
): Promise<SaveResult> {
  const conflicts = editor.mergeRemote(await github.read(), resolutions)
  if (conflicts.length > 0) return { kind: 'conflict', conflicts }
  const unsaved = unsavedChangesOf(editor.get())
  const { base, draft } = unsaved
  const issues = newIssues(unsaved)
  if (issues.length > 0) return { kind: 'errors', issues }
  const contentNames = Object.keys(draft).filter(
    (contentName) => !isEqual(base.files[contentName], draft[contentName]),
  )
  if (contentNames.length === 0) return { kind: 'saved', oid: base.oid }
  const { photos, removed, ...changes } = await commitChanges(unsaved, contentNames)
  // Keeps the photos that the commit deletes, because an undo brings them back.
  for (const path of removed.filter((removedPath) => !unsaved.photos[removedPath]))
    await fetchPhoto(editor, github, path)
  editor.setSent(draft)
  try {
    const commit = { message: commitMessage(contentNames), parentOid: base.oid, ...changes }
    const oid = await github.commit(commit)
    const brokenFiles = base.brokenFiles?.filter((contentName) => draft[contentName] === undefined)
    editor.setBase({ oid, files: draft, brokenFiles, photos, photoErrors: base.photoErrors })
    return { kind: 'saved', oid }
  } catch (error) {
    if (!(error instanceof GitHubError) || error.kind !== 'no-response') throw error
    // The commit may exist although GitHub's response was lost, so the branch must be read again.
    const remote = await github.read().catch(() => {
      const message = 'A resposta do GitHub não chegou. Salve de novo: nada se repete.'
      throw new GitHubError(message, 'maybe-saved', error.reason)
    })
    if (contentNames.some((contentName) => !isEqual(remote.files[contentName], draft[contentName])))
      throw error
    editor.mergeRemote(remote)
    return { kind: 'saved', oid: remote.oid }
  }
}

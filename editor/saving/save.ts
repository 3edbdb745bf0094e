import type { GitHub } from '@/editor/github/github'
import { GitHubError } from '@/editor/github/github-error'
import { changedNames, newPhotos, type UnsavedChanges } from '@/editor/store/draft'
import { newIssues } from '@/editor/store/draft-issues'
import { photoPathsIn } from '@/editor/store/draft-photos'
import { type EditorStore, unsavedChangesOf } from '@/editor/store/editor'
import { fileText } from '@/editor/store/file-text'
import type { Conflict, Resolution } from '@/editor/store/merge'
import { privateNumberIn } from '@/model/launch/private-data'
import { contentPath } from '@/model/reading/folder'
import type { Issue } from '@/model/reading/issue'
import { fieldAt, fileTitle } from '@/model/schema/field-at'
import { leaves } from '@/model/values/tree'

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
 * Returns the files that a commit adds or changes: content files, and the photos of the draft that
 * the branch lacks.
 */
async function changedFiles(unsaved: UnsavedChanges, contentNames: readonly string[]) {
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

/**
 * Removes the number of the sender from messages that the owner has pasted, because others can read
 * the repository.
 */
function removeSenders(editor: EditorStore): void {
  const unsaved = unsavedChangesOf(editor.get())
  for (const contentName of changedNames(unsaved))
    for (const { path, value } of leaves(unsaved.draft[contentName], [contentName])) {
      const field = fieldAt(path)
      if (typeof value !== 'string' || field?.kind !== 'text' || !privateNumberIn(value)) continue
      const clean = String(field.parse(value) ?? value)
      if (!privateNumberIn(clean)) editor.change(path, clean)
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
  removeSenders(editor)
  const unsaved = unsavedChangesOf(editor.get())
  const { base, draft } = unsaved
  const issues = newIssues(unsaved)
  if (issues.length > 0) return { kind: 'errors', issues }
  const contentNames = changedNames(unsaved)
  if (contentNames.length === 0) return { kind: 'saved', oid: base.oid }
  const { additions, photoPaths } = await changedFiles(unsaved, contentNames)
  editor.setSent(draft)
  try {
    const message = commitMessage(contentNames)
    const oid = await github.commit({ message, parentOid: base.oid, additions })
    const brokenFiles = base.brokenFiles?.filter((contentName) => draft[contentName] === undefined)
    const photos = [...base.photos, ...photoPaths]
    editor.setBase({ oid, files: draft, brokenFiles, photos, photoErrors: base.photoErrors })
    return { kind: 'saved', oid }
  } catch (error) {
    if (!(error instanceof GitHubError) || error.kind !== 'no-response') throw error
    // The commit may exist although GitHub's response was lost, so the branch must be read again.
    const remote = await github.read().catch(() => {
      const message = 'A resposta do GitHub não chegou. Salve de novo: nada se repete.'
      throw new GitHubError(message, 'maybe-saved', error.reason)
    })
    if (changedNames({ base: remote, draft }).some((name) => contentNames.includes(name)))
      throw error
    editor.mergeRemote(remote)
    return { kind: 'saved', oid: remote.oid }
  }
}

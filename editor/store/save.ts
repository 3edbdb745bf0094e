import type { Issue } from '@/content/validation'
import { fileTitle } from '@/editor/form/sections'
import { type GitHub, GitHubError } from '@/editor/github'
import { newIssues, type Photos, photoPaths } from './checks'
import type { Base, Draft } from './drafts'
import { type Conflict, merge } from './merge'
import { type Files, isSame } from './path'

export type Outcome =
  | { kind: 'saved'; base: Base }
  | { kind: 'errors'; issues: readonly Issue[] }
  | { kind: 'conflict'; remote: Base; merged: Files; conflicts: readonly Conflict[] }

/** Maximum attempts of a save while the branch keeps changing. */
const MAX_ATTEMPTS = 3

/** Encodes a file in Base64 for GitHub's API. */
async function base64(content: Blob): Promise<string> {
  let text = ''
  for (const byte of new Uint8Array(await content.arrayBuffer())) text += String.fromCharCode(byte)
  return btoa(text)
}

/**
 * Merges a draft with changes that others have saved.
 * @param remote the last commit of the branch
 */
export function rebase({ base, draft, pending }: Omit<Draft, 'storedAt'>, remote: Base) {
  // A content file that equals the pending save contains this tab's changes, not other people's.
  const start = Object.fromEntries(
    Object.entries(base.files).map(([part, value]) => {
      const isOwn = pending && isSame(pending[part], remote.files[part])
      return [part, isOwn ? remote.files[part] : value]
    }),
  )
  const { merged, conflicts } = merge(start, remote.files, draft)
  return { merged: merged as Files, conflicts }
}

/** Returns the title of a commit: `Mudar Dados da empresa e Avisos do dia`. */
const messageFor = (parts: readonly string[]) =>
  `Mudar ${new Intl.ListFormat('pt-BR').format(parts.map(fileTitle))}`

/** Returns the files that a commit adds and deletes, and the photo paths after the commit. */
async function changesOf(remote: Base, next: Files, parts: readonly string[], photos: Photos) {
  const used = photoPaths(next)
  const added = used.filter((path) => photos[path] && !remote.photos.includes(path))
  const written = [
    ...parts.map((part) => {
      const text = `${JSON.stringify(next[part], null, 2)}\n`
      return { path: `content/${part}.json`, blob: new Blob([text]) }
    }),
    ...added.map((path) => ({ path, blob: photos[path]?.blob ?? new Blob() })),
  ]
  const additions = await Promise.all(
    written.map(async ({ path, blob }) => ({ path, contents: await base64(blob) })),
  )
  const isUnused = (path: string) => photoPaths(remote.files).includes(path) && !used.includes(path)
  const deletions = remote.photos.filter(isUnused)
  const kept = remote.photos.filter((path) => !isUnused(path))
  return { additions, deletions, photos: [...kept, ...added] }
}

/**
 * Saves a draft as one commit on top of the branch.
 * @param onSend receives the merged content before each commit
 * @returns the new state of the branch, or the errors or conflicts that block the save
 * @throws GitHubError if GitHub refuses a request or sends no response
 */
export async function save(
  github: GitHub,
  draft: Omit<Draft, 'storedAt'>,
  onSend: (pending: Files) => void,
): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    const remote = await github.read()
    const { merged: files, conflicts } = rebase(draft, remote)
    if (conflicts.length > 0) return { kind: 'conflict', remote, merged: files, conflicts }
    const issues = newIssues(remote.files, files, draft.photos)
    if (issues.length > 0) return { kind: 'errors', issues }
    const parts = Object.keys(files).filter((part) => !isSame(remote.files[part], files[part]))
    if (parts.length === 0) return { kind: 'saved', base: remote }
    const { photos, ...changes } = await changesOf(remote, files, parts, draft.photos)
    onSend(files)
    try {
      const commit = { message: messageFor(parts), expected: remote.oid, ...changes }
      const oid = await github.commit(commit)
      return { kind: 'saved', base: { oid, files, photos } }
    } catch (error) {
      const { kind } = error instanceof GitHubError ? error : { kind: 'other' }
      if (kind === 'stale' && tries < MAX_ATTEMPTS) continue
      // Reads the branch again, because the commit may exist although its response was lost.
      const now = kind === 'no-response' ? await github.read().catch(() => undefined) : undefined
      if (now && parts.every((part) => isSame(now.files[part], files[part])))
        return { kind: 'saved', base: now }
      throw error
    }
  }
}

import type { Issue } from '@/content/validation'
import { partTitle } from '@/editor/form/sections'
import { type Change, type GitHub, Refusal } from '@/editor/github'
import { newIssues, type Photos, photoPaths, tidy } from './checks'
import type { Base } from './drafts'
import { type Conflict, merge } from './merge'
import { type Files, same } from './path'

/** What the owner wants to save. */
export type Unsaved = {
  base: Base
  draft: Files
  photos: Photos
  /** The content of a save whose answer never came. */
  pending?: Files
}

export type Outcome =
  | { kind: 'saved'; base: Base }
  | { kind: 'errors'; issues: readonly Issue[] }
  | { kind: 'conflict'; remote: Base; merged: Files; conflicts: readonly Conflict[] }

/** How often a save begins again because somebody else saved in between. */
const TRIES = 3

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Bytes as GitHub takes them. */
function base64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The names of the parts that two contents differ in. */
const changedParts = (before: Files, after: Files) =>
  Object.keys(after).filter((part) => !same(before[part], after[part]))

/** Joins the change with what the branch has by now. */
export function rebase({ base, draft, pending }: Unsaved, remote: Base) {
  // What an earlier save of this tab brought there is no change of somebody else.
  const start = Object.fromEntries(
    Object.entries(base.files).map(([part, value]) => {
      const isOwn = pending && same(pending[part], remote.files[part])
      return [part, isOwn ? remote.files[part] : value]
    }),
  )
  const { merged, conflicts } = merge(start, remote.files, draft)
  return { merged: merged as Files, conflicts }
}

/** `Mudar Dados da empresa e Avisos do dia` */
const messageFor = (parts: readonly string[]) =>
  `Mudar ${new Intl.ListFormat('pt-BR').format(parts.map(partTitle))}`

/** The files that a save writes and deletes. */
async function changesOf(remote: Base, next: Files, parts: readonly string[], photos: Photos) {
  const texts = parts.map((part) => ({
    path: `content/${part}.json`,
    bytes: new TextEncoder().encode(`${JSON.stringify(next[part], null, 2)}\n`),
  }))
  const used = photoPaths(next)
  const isNew = (path: string) => photos[path] && !remote.photos.includes(path)
  const pictures = used.filter(isNew).map(async (path) => ({
    path,
    bytes: await bytesOf(photos[path]?.blob ?? new Blob()),
  }))
  const additions: Change[] = [...texts, ...(await Promise.all(pictures))].map(
    ({ path, bytes }) => ({
      path,
      contents: base64(bytes),
    }),
  )
  const deletions = photoPaths(remote.files).filter(
    (path) => !used.includes(path) && remote.photos.includes(path),
  )
  const kept = remote.photos.filter((path) => !deletions.includes(path))
  return { additions, deletions, photos: [...kept, ...used.filter(isNew)] }
}

/**
 * Saves a change as one commit, on top of what the branch has by now.
 * @param onSend receives the content right before it is sent
 * @throws Refusal with a sentence for the owner; nothing is lost then
 */
export async function save(
  github: GitHub,
  unsaved: Unsaved,
  onSend: (pending: Files) => void,
): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    const remote = await github.read()
    const { merged, conflicts } = rebase(unsaved, remote)
    if (conflicts.length > 0) return { kind: 'conflict', remote, merged, conflicts }
    const issues = newIssues(remote.files, merged, unsaved.photos)
    if (issues.length > 0) return { kind: 'errors', issues }
    const changed = changedParts(remote.files, merged)
    const tidied = Object.fromEntries(
      changed.map((part) => [part, tidy(part, merged[part], remote.files[part])]),
    )
    const next: Files = { ...merged, ...tidied }
    const parts = changedParts(remote.files, next)
    if (parts.length === 0) return { kind: 'saved', base: { ...remote, files: next } }
    const { photos, ...changes } = await changesOf(remote, next, parts, unsaved.photos)
    onSend(next)
    try {
      const oid = await github.commit({
        message: messageFor(parts),
        expected: remote.oid,
        ...changes,
      })
      return { kind: 'saved', base: { oid, files: next, photos } }
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind === 'other' || error.kind === 'token')
        throw error
      if (error.kind === 'stale' && tries >= TRIES) throw error
      if (error.kind === 'stale') continue
      // The answer was lost, but the change may have arrived.
      const now = await github.read().catch(() => undefined)
      if (now && parts.every((part) => same(now.files[part], next[part])))
        return { kind: 'saved', base: now }
      throw error
    }
  }
}

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isOwners } from '@/scripts/content/owners'
import { copyFiles, filesBelow } from '@/scripts/shared/files'

const COPIES = 'copias'
/** As many days with changes as anybody will look back on. */
const MAX_COPIES = 30
const theirs = (folder: string) => filesBelow(folder).filter(isOwners)

const copyTheirs = (from: string, to: string) => copyFiles(theirs(from), from, to)

/** Names of the copies, newest first: `2026-12-24`. */
export const copies = () =>
  existsSync(COPIES)
    ? readdirSync(COPIES)
        .filter((name) => /^\d/.test(name))
        .sort()
        .reverse()
    : []

/**
 * Keeps a copy of content/ by this name, unless there is one, and lets the oldest go.
 * @param needed an old copy that has to stay
 */
export function keepCopy(name: string, needed?: string): void {
  if (existsSync(join(COPIES, name))) return
  const unfinished = join(COPIES, 'incompleta')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  copyTheirs('content', unfinished)
  renameSync(unfinished, join(COPIES, name))
  for (const old of copies().slice(MAX_COPIES))
    if (old !== needed) rmSync(join(COPIES, old), { recursive: true })
}

/**
 * Makes content/ what it was when the copy was kept.
 * @param present the name of the copy that is kept of what it is now
 */
export function bringBack(name: string, present: string): void {
  keepCopy(present, name)
  const copy = join(COPIES, name)
  // First, so that whatever stops it leaves nothing out.
  copyTheirs(copy, 'content')
  const kept = theirs(copy)
  for (const file of theirs('content'))
    if (file.startsWith('fotos/') && !kept.includes(file)) rmSync(join('content', file))
}

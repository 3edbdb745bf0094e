import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from './error-code'

const IN_USE =
  'O que fazer: feche os programas que a usam (Explorador, terminal, OneDrive, antivírus) e veja se não é só de leitura'

/** What the owner can do about an error in writing, by the code of the system. */
const TODO: Readonly<Record<string, string>> = {
  EACCES: IN_USE,
  EBUSY: IN_USE,
  ENOTEMPTY: IN_USE,
  EPERM: IN_USE,
  EROFS: IN_USE,
  ENOSPC: 'O que fazer: o disco está cheio; libere espaço e tente de novo',
}

/** A line in Portuguese for an error in writing; nothing for one of another kind. */
export function cannotWrite(error: unknown): string | undefined {
  const code = errorCode(error)
  const todo = TODO[code]
  if (!todo || !(typeof error === 'object' && error)) return undefined
  const path = 'path' in error ? String(error.path) : '.'
  return `A pasta ou o arquivo ${path} não pode ser escrito (${code}). ${todo}`
}

/**
 * Writes into each of some folders and takes it away again, so that a build does not fail at its end.
 * @throws with a line in Portuguese at the first that is there and refuses
 */
export function tryFolders(folders: readonly string[]): void {
  for (const folder of folders) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) continue
    const probe = join(folder, `.prova-${process.pid}`)
    try {
      writeFileSync(probe, '')
      rmSync(probe)
    } catch (error) {
      // The folder, and not the file that nobody knows of.
      const known = cannotWrite(
        Object.assign(new Error(), { code: errorCode(error), path: folder }),
      )
      throw known ? new Error(known) : error
    }
  }
}

import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'

/** Every file below a folder, as paths relative to it with forward slashes, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => relative('.', name).split(sep).join('/'))
    .sort()
}

/**
 * Copies files, by their paths in a folder, one by one: of a whole folder at a path with accents, cpSync of
 * Node 22 and 24 ends the process (https://github.com/nodejs/node/issues/61878).
 */
export function copyFiles(paths: readonly string[], from: string, to: string): void {
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    copyFileSync(join(from, path), join(to, path))
  }
}

/** Gives `use` a folder of its own, which is deleted afterwards. */
export async function withTemporaryFolder(use: (folder: string) => unknown): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  try {
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

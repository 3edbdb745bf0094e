import { contentErrors } from '@/content/validation'
import type { Commit } from './github'

export type Files = Readonly<Record<string, unknown>>

/** The files once a commit has changed some of them. */
export function changedContent(files: Files, { variables }: Commit): Files {
  const changes = variables.input.fileChanges.additions.flatMap(({ path, contents }) => {
    const [, part] = /^content\/(\w+)\.json$/.exec(path) ?? []
    if (!part) return []
    const bytes = Uint8Array.from(atob(contents), (letter) => letter.charCodeAt(0))
    return [[part, JSON.parse(new TextDecoder().decode(bytes))]]
  })
  return { ...files, ...Object.fromEntries(changes) }
}

/**
 * The rules of the whole content for files that are about to change. Faults of before do not count: they would
 * forbid any other change.
 */
export function newProblems(files: Files, changed: Files): string[] {
  const before = contentErrors(files)
  return contentErrors(changed).filter((line) => !before.includes(line))
}

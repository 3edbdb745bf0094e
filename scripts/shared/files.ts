import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Every file below a folder, as paths relative to it with forward slashes, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => relative('.', name).split(sep).join('/'))
    .sort()
}

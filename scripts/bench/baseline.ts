import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { filesBelow } from '@/scripts/shared/files'
import { attribute, elements, replaceRanges } from '@/scripts/shared/html'

/** The same HTML without scripts. Structured data, which no browser runs, stays. */
function withoutScripts(html: string): string {
  const scripts = elements(parse(html, { sourceCodeLocationInfo: true })).filter(
    (it) => it.tagName === 'script' && attribute(it, 'type') !== 'application/ld+json',
  )
  return replaceRanges(
    html,
    scripts.flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? []),
  )
}

/** Writes the script-free baseline of a finished export: every other byte is the same. */
export function writeBaseline(folder: string, baseline: string): void {
  rmSync(baseline, { recursive: true, force: true })
  cpSync(folder, baseline, { recursive: true })
  for (const path of filesBelow(baseline).filter((it) => it.endsWith('.html'))) {
    const file = join(baseline, path)
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')))
  }
}

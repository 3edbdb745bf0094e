import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { filesBelow } from '@/scripts/shared/files'
import { attribute, type Element, elements, replaceRanges } from '@/scripts/shared/html'

function without(html: string, isOut: (element: Element) => boolean): string {
  const found = elements(parse(html, { sourceCodeLocationInfo: true })).filter(isOut)
  return replaceRanges(
    html,
    found.flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? []),
  )
}

/** Structured data, which no browser runs, stays. */
const isScript = (it: Element) =>
  it.tagName === 'script' && attribute(it, 'type') !== 'application/ld+json'

const isFontPreload = (it: Element) => it.tagName === 'link' && attribute(it, 'as') === 'font'

/** A rule for a file; those that stand in for one name fonts of the system. */
const FONT_RULE = /@font-face\s*\{[^}]*url\([^}]*\}/g

function writeCopy(folder: string, copy: string, change: (path: string, text: string) => string) {
  rmSync(copy, { recursive: true, force: true })
  cpSync(folder, copy, { recursive: true })
  for (const path of filesBelow(copy).filter((it) => /\.(html|css)$/.test(it))) {
    const file = join(copy, path)
    writeFileSync(file, change(path, readFileSync(file, 'utf8')))
  }
}

/** Writes a finished export without its scripts: every other byte is the same. */
export function writeScriptFree(folder: string, copy: string): void {
  writeCopy(folder, copy, (path, text) => (path.endsWith('.html') ? without(text, isScript) : text))
}

/** Writes a finished export without scripts and without web fonts: nothing but words, styles and pictures. */
export function writePlain(folder: string, copy: string): void {
  writeCopy(folder, copy, (path, text) =>
    path.endsWith('.html')
      ? without(text, (it) => isScript(it) || isFontPreload(it))
      : text.replace(FONT_RULE, ''),
  )
}

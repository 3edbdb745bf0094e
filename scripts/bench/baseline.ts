import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { filesBelow } from '@/scripts/shared/files'
import { attribute } from '@/scripts/shared/html'

type Range = { start: number; end: number }

function scripts(node: DefaultTreeAdapterTypes.Node): Range[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(scripts) : []
  const isScript =
    node.nodeName === 'script' &&
    'attrs' in node &&
    attribute(node, 'type') !== 'application/ld+json'
  const place = isScript ? node.sourceCodeLocation : undefined
  return place ? [...below, { start: place.startOffset, end: place.endOffset }] : below
}

/** The same HTML without scripts; what search engines read about the page is no script and stays. */
function withoutScripts(html: string): string {
  let at = 0
  let rest = ''
  for (const { start, end } of scripts(parse(html, { sourceCodeLocationInfo: true }))) {
    rest += html.slice(at, start)
    at = end
  }
  return rest + html.slice(at)
}

/** Writes the script-free baseline of a finished export: every other byte is the same. */
export function writeBaseline(folder: string, baseline: string): void {
  rmSync(baseline, { recursive: true, force: true })
  cpSync(folder, baseline, { recursive: true })
  for (const path of filesBelow(baseline)) {
    if (!path.endsWith('.html')) continue
    const file = join(baseline, path)
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')))
  }
}

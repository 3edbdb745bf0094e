import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { type SiteContent, siteContent } from '@/content/schema'
import { chatUrl } from '@/lib/chat'
import { displayPhone } from '@/lib/phone'
import { jsonForScript, structuredData } from '@/lib/structured-data'
import { texts } from './cross-checks'
import { companyExamples } from './examples'
import { NASTY, SLIPS } from './fuzz-samples'
import { noticesProblems } from './notices'
import { contentProblems } from './problems'
import { problemsOfFiles } from './read-apart'
import { fileOf, PARTS } from './schema-tree'

/*
 * Whatever a person types, pastes or saves ends in a site that is whole or in lines that say what to
 * change. What is tried comes from a seed, so that a failure can be seen again; fast-check makes it as
 * small as it can.
 */

/** What a line for the owner is like. */
const LINE = /^\S*(?:content|avisos)\S*\.(?:ts|json):? .+\. Exemplo certo: .+$/
const LONGEST_LINE = 1500
const NO_LINE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200B\u202A-\u202E\u2066-\u2069\uFEFF]|\bundefined\b|\[object|schema\/| at .+:\d+:\d+/u

function refuseUnclear(lines: readonly string[]): void {
  for (const line of lines)
    if (!LINE.test(line) || NO_LINE.test(line) || line.length > LONGEST_LINE)
      throw new Error(`this is no line for the owner: ${JSON.stringify(line)}`)
}

/** Text as a person may paste it. */
const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

const value = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.anything({ maxDepth: 2, withBigInt: true, withDate: true, withNullPrototype: true }),
  fc.constantFrom<unknown>(Symbol('a'), () => 1, new Map(), Number.NaN, [], {}),
)

const place = fc.double({ min: 0, max: 1, noNaN: true })

/** What is done to one value: another in its place, text put into it, its field lost, misnamed or twice. */
const edit = fc.record({
  how: fc.constantFrom('set', 'set', 'insert', 'rename', 'remove', 'repeat'),
  where: place,
  value,
  text,
  at: place,
})

type Made<Maker> = Maker extends fc.Arbitrary<infer Value> ? Value : never

type Way = readonly string[]

/** The way to each value below the parts of the content, and to those that hold others. */
function ways(of: unknown, way: Way = []): Way[] {
  if (typeof of !== 'object' || of === null) return [way]
  return [way, ...Object.entries(of).flatMap(([key, inner]) => ways(inner, [...way, key]))]
}

const put = (old: string, piece: string, at: number) => {
  const index = Math.floor(old.length * at)
  return old.slice(0, index) + piece + old.slice(index)
}

function change(content: object, way: Way, { how, value, text, at }: Made<typeof edit>): void {
  const key = way.at(-1) ?? ''
  let holder: unknown = content
  for (const step of way.slice(0, -1))
    holder = typeof holder === 'object' && holder !== null ? Reflect.get(holder, step) : undefined
  // One of two edits may have taken away what the other is about.
  if (typeof holder !== 'object' || holder === null) return
  const old: unknown = Reflect.get(holder, key)
  if (how === 'set') Reflect.set(holder, key, value)
  else if (how === 'insert')
    Reflect.set(holder, key, put(typeof old === 'string' ? old : '', text, at))
  else if (how === 'repeat' && Array.isArray(old)) old.push(structuredClone(old[0]))
  else {
    Reflect.deleteProperty(holder, key)
    if (how === 'rename') Object.defineProperty(holder, text, { value: old, enumerable: true })
  }
}

/** What pages make of content that was accepted has to be whole. */
function refuseBroken({ company, home, messages, factTexts, ...others }: SiteContent): void {
  const graph = structuredData({
    company,
    texts: factTexts,
    path: '/',
    meta: home.meta,
    services: home.services.items,
    image: '/images/og.png',
  })
  const inScript = jsonForScript(graph)
  const [, site = ''] = /"url":"([^"]+)\/"/.exec(inScript) ?? []
  const chat = new URL(chatUrl(company.phone, messages.default))
  const right =
    !inScript.includes('<') &&
    JSON.stringify(JSON.parse(inScript)) === JSON.stringify(graph) &&
    new URL(site).origin === site &&
    chat.searchParams.get('text') === messages.default &&
    /^\(\d\d\) \d{4,5}-\d{4}$/.test(displayPhone(company.phone)) &&
    texts({ company, home, messages, factTexts, ...others }).every(
      ({ text }) => !/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF\u200B\uFFFD]/u.test(text),
    )
  if (!right) throw new Error('the content was accepted, and the site is not whole')
}

/** @throws with the smallest change of content that ends in neither */
export function fuzzValues(content: unknown, seed: number, runs: number): void {
  const whole = structuredClone(content) as SiteContent
  Object.assign(whole.company, companyExamples)
  const all = ways(whole).filter((way) => way.length > 1)
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 2 }), (edits) => {
      const tried = structuredClone(whole)
      for (const it of edits) change(tried, all[Math.floor(it.where * (all.length - 1))] ?? [], it)
      const lines = contentProblems(tried)
      refuseUnclear(lines)
      if (lines.length === 0) refuseBroken(siteContent.parse(tried))
    }),
    { seed, numRuns: runs },
  )
}

const slip = fc.record({
  how: fc.constantFrom('insert', 'insert', 'drop', 'cut', 'line', 'twice', 'latin1', 'utf16le'),
  at: place,
  piece: fc.constantFrom(...SLIPS),
})

/** A text after a slip, as a computer would save it. */
function slipped(old: string, { how, at, piece }: Made<typeof slip>): string | Buffer {
  const index = Math.floor(old.length * at)
  const lines = old.split('\n')
  const line = Math.floor(lines.length * at)
  if (how === 'insert') return put(old, piece, at)
  if (how === 'drop') return old.slice(0, index) + old.slice(index + piece.length)
  if (how === 'cut') return old.slice(0, index)
  if (how === 'line') return lines.toSpliced(line, 1).join('\n')
  if (how === 'twice') return lines.toSpliced(line, 0, lines[line] ?? '').join('\n')
  return Buffer.from(old, how === 'latin1' ? 'latin1' : 'utf16le')
}

const NOTICES = JSON.stringify(
  { avisos: [{ texto: 'Temporal na região.', de: '2026-12-24', ate: '2026-12-26' }] },
  null,
  2,
)

/** @throws with the smallest change of the notices that ends in no line, or in an unclear one */
export function fuzzNotices(seed: number, runs: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'avisos-'))
  const file = join(folder, 'avisos.json')
  try {
    fc.assert(
      fc.property(fc.oneof(slip, text), (how) => {
        writeFileSync(
          file,
          typeof how === 'string' ? put(NOTICES, how, 0.4) : slipped(NOTICES, how),
        )
        const lines = noticesProblems(file)
        refuseUnclear(lines)
        if (lines.length > 1) throw new Error('two lines for one slip')
      }),
      { seed, numRuns: runs },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const FILES = [...new Set(PARTS.map(fileOf))].map((path) => basename(path))

/** @throws with the change of a file that ends in no line, or in an unclear one */
export function fuzzFiles(seed: number, runs: number): void {
  const slips = fc.sample(fc.tuple(fc.constantFrom(...FILES), slip), { seed, numRuns: runs })
  const changes = slips.map(([file, how]) => ({
    file,
    change: (old: string) => slipped(old, how),
  }))
  for (const [index, lines] of problemsOfFiles(changes).entries()) {
    try {
      refuseUnclear(lines)
    } catch (error) {
      throw new Error(`${JSON.stringify(slips[index])}: ${error}`)
    }
  }
}

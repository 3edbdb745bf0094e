import fc from 'fast-check'
import { OWNER } from '@/content/folder'
import { leaves } from '@/content/leaves'
import { parseContent, placeOf } from '@/content/problems'
import { checkedContent, readContent } from '@/content/read'
import type { Claim } from '@/content/schema'
import { content } from '@/content/site'
import { claimItems } from './claims'

const TODAY = '2026-12-24'

/** The items about one claim, on a site that says “zepelim” in one place only. */
function items(claim: Partial<Claim>, yes?: { confirmed: string[]; confirmedOn?: string }) {
  const changed = structuredClone(content)
  const base = { claim: 'Temos zepelim.', words: ['zepelim'], proof: 'nota fiscal do zepelim' }
  changed.claims = { confirmed: [], ...yes, items: [{ ...base, ...claim }] }
  changed.drains.hero.text = 'Chegamos de ZEPELIM quando a rua enche.'
  changed.testimonials.home = [
    { name: 'Jair', town: 'Içara', rating: 5, comment: 'Zepelim lindo.', sample: false },
  ]
  return claimItems(changed, TODAY)
}

it('holds a launch back for a claim that nobody has confirmed, and names the places', () => {
  expect(items({})).toEqual([
    expect.objectContaining({
      blocks: true,
      file: 'content/claims.json',
      field: 'Temos zepelim.',
      what: 'está em content/drains.json, Abertura › Texto',
      why: expect.stringContaining('nota fiscal do zepelim'),
    }),
  ])
})

it('lets a confirmed claim pass, but not before the day of its yes', () => {
  const confirmed = ['Temos zepelim.']
  expect(items({}, { confirmed, confirmedOn: TODAY })).toEqual([])
  expect(items({}, { confirmed, confirmedOn: '2026-12-25' })).toEqual([
    expect.objectContaining({
      blocks: true,
      what: expect.stringContaining('25/12/2026, ainda não chegou'),
    }),
  ])
  expect(items({}, { confirmed })).toHaveLength(1)
})

it('asks again about a claim that has changed since its yes', () => {
  const yes = { confirmed: ['Temos zepelim.'], confirmedOn: TODAY }
  expect(items({ claim: 'Temos três zepelins.' }, yes)).toHaveLength(1)
})

it('asks for no yes to what the site says no more, and tells that the claim can go', () => {
  for (const confirmed of [[], ['Temos zepelim.']])
    expect(items({ words: ['dirigível'] }, { confirmed, confirmedOn: TODAY })).toEqual([
      expect.objectContaining({ blocks: false, todo: expect.stringContaining('apague') }),
    ])
})

/** What an owner may make of the same words. */
const spellings = fc.record({
  space: fc.constantFrom(' ', '\u00A0', '\u202F', '  '),
  change: fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.normalize('NFD'),
    (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  ),
})

const delivered = checkedContent(OWNER)

it('finds each word of each delivered claim in each place, in any spelling', () => {
  const { claims, testimonials: _, ...own } = delivered
  const texts = leaves(own).filter(({ value }) => typeof value === 'string')
  const eachWord = claims.items.flatMap((claim) => claim.words.map((word) => ({ claim, word })))
  fc.assert(
    fc.property(
      fc.constantFrom(...eachWord),
      fc.constantFrom(...texts),
      spellings,
      ({ claim, word }, { path }, { space, change }) => {
        const changed = structuredClone(delivered)
        changed.claims.items = [claim]
        const holder = path
          .slice(0, -1)
          .reduce<object>((inner, step) => Reflect.get(inner, step), changed)
        Reflect.set(holder, path.at(-1) ?? '', `Dizem que ${change(word).replaceAll(' ', space)}.`)
        expect(claimItems(changed, TODAY)[0]?.what).toContain(placeOf(path))
      },
    ),
    { numRuns: 300 },
  )
})

it('leaves no word of a delivered claim on the site once its sentences are gone', () => {
  const { claims, testimonials: _, ...own } = delivered
  const bare = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\d+]+/gu, ' ')
      .trim()} `
  const items = claimItems(delivered, TODAY)
  for (const { claim, words } of claims.items) {
    const places = items.find(({ field }) => field === claim)?.what ?? ''
    const left = leaves(own).filter(({ path }) => !places.includes(placeOf(path)))
    const text = left.map(({ value }) => bare(String(value))).join('')
    expect(words.filter((word) => text.includes(bare(word)))).toEqual([])
  }
})

it('finds the claim of the time of response, whatever that time is', () => {
  const raw = structuredClone(readContent(OWNER)) as { company: { responseTime: string } }
  raw.company.responseTime = '20 minutos'
  const item = claimItems(parseContent(raw), TODAY).find(({ field }) => /20 minutos/.test(field))
  expect(item?.what).toMatch(/Abertura › Tempo de resposta.*Números da empresa › 1º › Número/)
})

it('finds each delivered claim in the sentences of the site', () => {
  const asked = claimItems(content, TODAY)
  expect(asked).toHaveLength(content.claims.items.length)
  for (const { what } of asked) expect(what).toMatch(/content\/\w+\.json|nenhuma frase/)
})

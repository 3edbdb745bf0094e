import fc from 'fast-check'
import { FIXTURE } from '@/content/folder'
import { leaves } from '@/content/leaves'
import { parseContent, placeOf } from '@/content/problems'
import { readContent } from '@/content/read'
import type { Claim, SiteContent } from '@/content/schema'
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

/** With promises that nobody has confirmed yet. */
const asking = structuredClone(content)
asking.claims.confirmed = []

it('finds each word of each claim in each place, in any spelling', () => {
  const { claims, testimonials: _, ...own } = asking
  const texts = leaves(own).filter(({ value }) => typeof value === 'string')
  const eachWord = claims.items.flatMap((claim) => claim.words.map((word) => ({ claim, word })))
  fc.assert(
    fc.property(
      fc.constantFrom(...eachWord),
      fc.constantFrom(...texts),
      spellings,
      ({ claim, word }, { path }, { space, change }) => {
        const changed = structuredClone(asking)
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

it('finds the claim of the time of response, whatever that time is', () => {
  const raw = structuredClone(readContent(FIXTURE)) as unknown as SiteContent
  raw.company.responseTime = '20 minutos'
  raw.claims.items[0] = {
    claim: 'Em {resposta}.',
    words: ['{resposta}'],
    proof: 'conversas do mês',
  }
  const [item] = claimItems(parseContent(raw), TODAY)
  expect(item?.field).toBe('Em 20 minutos.')
  expect(item?.what).toMatch(/Abertura › Tempo de resposta.*Números da empresa › 1º › Número/)
})

import type { Claim } from '@/content/schema'
import { content } from '@/content/site'
import { claimItems } from './claims'

const TODAY = '2026-12-24'

/** The items about one claim, on a site that says “zepelim” in one place only. */
function items(claim: Partial<Claim>) {
  const changed = structuredClone(content)
  const base = { claim: 'Temos zepelim.', words: ['zepelim'], proof: 'nota fiscal do zepelim' }
  changed.claims.items = [{ ...base, ...claim }]
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
  expect(items({ confirmed: TODAY })).toEqual([])
  expect(items({ confirmed: '2026-12-25' })).toEqual([
    expect.objectContaining({
      blocks: true,
      what: expect.stringContaining('2026-12-25, ainda não chegou'),
    }),
  ])
})

it('asks for no yes to what the site says no more, and tells that the claim can go', () => {
  for (const confirmed of [{}, { confirmed: TODAY }])
    expect(items({ words: ['dirigível'], ...confirmed })).toEqual([
      expect.objectContaining({ blocks: false, todo: expect.stringContaining('apague') }),
    ])
})

it('finds each delivered claim in the sentences of the site', () => {
  const asked = claimItems(content, TODAY)
  expect(asked).toHaveLength(content.claims.items.length)
  for (const { what } of asked) expect(what).toMatch(/content\/\w+\.json|nenhuma frase/)
})

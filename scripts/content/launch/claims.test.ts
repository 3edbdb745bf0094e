import { claims } from '@/content/claims'
import type { Claim } from '@/content/schema'
import { CLAIMS, claimItems, contentSources, type Source } from './claims'

const TODAY = '2026-12-24'

const hours: Claim = {
  claim: 'Atendemos 24 horas por dia.',
  words: ['24 h', '24 horas'],
  proof: 'escala de plantão com nomes',
}

const sources: Source[] = [
  { file: CLAIMS, text: `[\n  {\n    claim: '${hours.claim}',\n    words: ['24 h', '24 horas'],` },
  { file: 'content/home.ts', text: "a: 'Atendimento 24 h',\nb: 'De dia',\nc: 'São 24 horas'," },
  { file: 'content/drains.ts', text: "a: 'Cabo',\nb: 'Por 24 Horas'," },
  { file: 'content/company.ts', text: "closes: '23:59'," },
]

const items = (claim: Partial<Claim>) => claimItems([{ ...hours, ...claim }], sources, TODAY)

it('holds a launch back for a claim that nobody has confirmed, with file and line of each sentence', () => {
  expect(items({})).toEqual([
    {
      blocks: true,
      file: 'content/claims.ts',
      field: 'linha 3',
      what: '“Atendemos 24 horas por dia.” Está em content/home.ts, linhas 1 e 3; content/drains.ts, linha 2',
      why: expect.stringContaining('escala de plantão com nomes'),
      example: "confirmed: '2026-12-24',",
    },
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
    expect(items({ words: ['dia e noite'], ...confirmed })).toEqual([
      expect.objectContaining({ blocks: false, field: 'linha 3', todo: expect.any(String) }),
    ])
})

it('finds each claim of the site in its sentences, and the line of its own', () => {
  const asked = claimItems(
    claims.map(({ confirmed: _, ...claim }) => claim),
    contentSources(),
    TODAY,
  )
  expect(asked).toHaveLength(claims.length)
  for (const { field, what } of asked) {
    expect(field).toMatch(/^linha \d+$/)
    // An owner may have taken its sentences out and left the claim.
    expect(what).toMatch(/content\/\w+\.ts, linhas? \d|Nenhuma frase/)
  }
})

import { changeInWords } from './content'

const before = { parts: { company: 'a', home: 'a', drains: 'a', claims: 'a' }, stale: [] }
const after = (parts: Record<string, string>, ...stale: string[]) =>
  changeInWords(before, { parts: { ...before.parts, ...parts }, stale })

it.each([
  [after({ home: 'b' }), 'a página de dedetização'],
  [after({ drains: 'b' }, 'social'), 'a página de desentupimento'],
  [after({ company: 'b' }), 'Mudaram a página de dedetização e a página de desentupimento.'],
  [
    after({ home: 'b', drains: 'b' }),
    'Mudaram a página de dedetização e a página de desentupimento.',
  ],
  [after({}, 'ralo'), 'só imagens'],
  [after({ claims: 'b' }), 'Nada mudou'],
])('tells which pages a save changed: %s', (said, words) => {
  expect(said).toContain(words)
})

it('tells of no change before the first save', () => {
  expect(changeInWords(undefined, before)).toBe('')
})

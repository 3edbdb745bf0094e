import { DELIVERED } from '@/content/folder'
import { claimsWithPaths, keywordPattern } from '@/content/launch/claims'
import { readContent } from '@/content/read'
import { type Path, valueAt } from '@/content/tree'
import { metaAt, parseContent, schemaAt } from '@/content/validation'
import { keyOf } from '@/editor/store/path'
import { maxLengthOf, neutralTextFor, removeClaim, unusedNeutralTexts } from './without-claims'

const content = parseContent(readContent(DELIVERED))

it('removes only the sentences that make a claim', () => {
  const text = 'Mande uma foto. Respondemos 24 horas por dia! Diga o bairro.'
  expect(removeClaim(text, keywordPattern(['24 horas']))).toBe('Mande uma foto. Diga o bairro.')
  expect(removeClaim('Atendimento 24 horas', keywordPattern(['24 horas']))).toBe('')
})

it('returns the neutral texts that no page shows, the longest first', () => {
  const neutral = ['a', 'abc', content.home.hero.button]
  const claims = { ...content.claims, neutral }
  expect(unusedNeutralTexts({ ...content, claims })).toEqual(['abc', 'a'])
})

it('returns the maximum length of a field', () => {
  expect(maxLengthOf(schemaAt(['home', 'hero', 'title']))).toBe(60)
  expect(maxLengthOf(schemaAt(['home', 'about', 'idea', 'title']))).toBe(48)
})

it.each<[Path, string | undefined]>([
  [['home', 'hero', 'highlights', 1, 'text'], 'Mande uma foto.'],
  [['home', 'about', 'intro'], 'Mande uma foto.'],
  [['drains', 'services', 'items', 0, 'description'], 'Mande uma foto.'],
  [['home', 'meta', 'description'], undefined],
  [['home', 'meta', 'keywords', 8], undefined],
  [['home', 'hero', 'title'], undefined],
  [['home', 'figures', 1, 'numeral'], undefined],
  [['home', 'questions', 'items', 0, 'question'], undefined],
  [['home', 'questions', 'items', 0, 'answer'], undefined],
  [['messages', 'default'], undefined],
  [['company', 'hours', 'text'], undefined],
])('offers a neutral text for the field %j: %s', (path, text) => {
  expect(neutralTextFor(path, ['x'.repeat(300), 'Mande uma foto.'])).toBe(text)
})

it('replaces only sentences, and only with sentences', () => {
  expect(content.claims.neutral.filter((text) => !text.endsWith('.'))).toEqual([])
  const paths = claimsWithPaths(content).flatMap((claim) => claim.paths)
  const replaceable = paths.filter((path) => neutralTextFor(path, ['Oi.']))
  expect(replaceable.length).toBeGreaterThan(20)
  const notSentences = replaceable.filter((path) =>
    [valueAt(content, path), metaAt(path)?.examples?.[0]].some(
      (text) => !String(text).endsWith('.'),
    ),
  )
  expect(notSentences.map(keyOf)).toEqual([])
})

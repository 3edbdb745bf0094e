import { DELIVERED } from '@/content/folder'
import { keywordPattern } from '@/content/launch/claims'
import { readContent } from '@/content/read'
import { parseContent, schemaAt } from '@/content/validation'
import { maxLengthOf, removeClaim, unusedNeutralTexts } from './without-claims'

it('removes only the sentences that make a claim', () => {
  const text = 'Mande uma foto. Respondemos 24 horas por dia! Diga o bairro.'
  expect(removeClaim(text, keywordPattern(['24 horas']))).toBe('Mande uma foto. Diga o bairro.')
  expect(removeClaim('Atendimento 24 horas', keywordPattern(['24 horas']))).toBe('')
})

it('returns the neutral texts that no page shows, the longest first', () => {
  const content = parseContent(readContent(DELIVERED))
  const neutral = ['a', 'abc', content.home.hero.button]
  const claims = { ...content.claims, neutral }
  expect(unusedNeutralTexts({ ...content, claims })).toEqual(['abc', 'a'])
})

it('returns the maximum length of a field', () => {
  expect(maxLengthOf(schemaAt(['home', 'hero', 'title']))).toBe(60)
  expect(maxLengthOf(schemaAt(['home', 'about', 'idea', 'title']))).toBe(48)
})

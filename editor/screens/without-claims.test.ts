import { OWNER } from '@/content/folder'
import { keywordPattern } from '@/content/launch/claims'
import { readContent } from '@/content/read'
import { parseContent, ruleAt } from '@/content/validation'
import { maxLengthOf, neutralTextFor, removeClaim } from './without-claims'

it('removes only the sentences that make a claim', () => {
  const text = 'Mande uma foto. Respondemos 24 horas por dia! Diga o bairro.'
  expect(removeClaim(text, keywordPattern(['24 horas']))).toBe('Mande uma foto. Diga o bairro.')
  expect(removeClaim('Atendimento 24 horas', keywordPattern(['24 horas']))).toBe('')
})

it('returns the longest neutral text that fits and that no page shows', () => {
  const content = parseContent(readContent(OWNER))
  const used = content.home.hero.button
  expect(neutralTextFor(['a', 'abc', 'abcdef', used], content, 4)).toBe('abc')
  expect(neutralTextFor([used], content, 100)).toBeUndefined()
})

it('returns the maximum length of a field', () => {
  expect(maxLengthOf(ruleAt(['home', 'hero', 'title']))).toBe(60)
  expect(maxLengthOf(ruleAt(['home', 'about', 'idea', 'title']))).toBe(48)
})

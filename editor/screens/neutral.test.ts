import { OWNER } from '@/content/folder'
import { finder } from '@/content/launch/claims'
import { readContent } from '@/content/read'
import { parseContent, ruleAt } from '@/content/validation'
import { longestOf, neutralFor, withoutClaim } from './neutral'

it('removes only the sentences that make a claim', () => {
  const text = 'Mande uma foto. Respondemos 24 horas por dia! Diga o bairro.'
  expect(withoutClaim(text, finder(['24 horas']))).toBe('Mande uma foto. Diga o bairro.')
  expect(withoutClaim('Atendimento 24 horas', finder(['24 horas']))).toBe('')
})

it('offers the longest neutral text that fits and is on no page yet', () => {
  const content = parseContent(readContent(OWNER))
  const used = content.home.hero.button
  expect(neutralFor(['a', 'abc', 'abcdef', used], content, 4)).toBe('abc')
  expect(neutralFor([used], content, 100)).toBeUndefined()
})

it('returns the maximum length of a field', () => {
  expect(longestOf(ruleAt(['home', 'hero', 'title']))).toBe(60)
  expect(longestOf(ruleAt(['home', 'about', 'idea', 'title']))).toBe(48)
})

import { FIXTURE } from '@/content/folder'
import { readContent } from '@/content/read'
import { newProblems } from './check'

const whole = readContent(FIXTURE)
const company = whole.company as Record<string, unknown>

it('refuses what breaks a rule of another file', () => {
  const towns = [{ name: 'Tubarão', latitude: -28.4, longitude: -49 }]
  expect(newProblems(whole, { ...whole, company: { ...company, towns } })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^content\/home.* não é uma cidade atendida/)]),
  )
})

it('does not refuse a change for what was wrong before', () => {
  const before = { ...whole, messages: {} }
  expect(newProblems(before, { ...before, company: { ...company, name: 'Praia Limpa' } })).toEqual(
    [],
  )
})

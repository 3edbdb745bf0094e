import { FIXTURE } from '@/content/folder'
import { readContent } from '@/content/read'
import { newProblems } from './check'

const whole = readContent(FIXTURE)
const company = whole.company as Record<string, unknown>

const check = (data: object, content = whole) => newProblems(content, 'content/company.json', data)

it('takes a form as the editor hands it over, with its empty and numbered values', () => {
  const guarantees = [{ __sc_item_id: 1, pest: 'baratas', period: '90 dias' }]
  expect(check({ ...company, cnpj: '', address: {}, socialProfiles: [], guarantees })).toEqual([])
})

it('refuses what breaks a rule of another file', () => {
  expect(
    check({ ...company, towns: [{ name: 'Tubarão', latitude: -28.4, longitude: -49 }] }),
  ).toEqual(
    expect.arrayContaining([expect.stringMatching(/^content\/home.* não é uma cidade atendida/)]),
  )
})

it('does not refuse a change for what was wrong before', () => {
  expect(check({ ...company, name: 'Praia Limpa' }, { ...whole, messages: {} })).toEqual([])
})

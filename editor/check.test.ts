import { readContent } from '@/scripts/content/read'
import { contentChecker } from './check'

const delivered = readContent()
const company = delivered.company as Record<string, unknown>

const check = (data: object, content = delivered) =>
  contentChecker(content)('content/company.json', data)

it('takes a form as the editor hands it over, with its empty and numbered values', () => {
  const guarantees = [{ __sc_item_id: 1, pest: 'Baratas', period: '90 dias' }]
  expect(check({ ...company, cnpj: '', address: {}, socialProfiles: [], guarantees })).toEqual([])
})

it('refuses what breaks a rule of another file', () => {
  expect(check({ ...company, guarantees: [{ pest: 'Dragões', period: '90 dias' }] })).toEqual([
    expect.stringContaining("'Dragões' não é uma praga do site"),
  ])
})

it('does not refuse a change for what was wrong before', () => {
  expect(check({ ...company, name: 'Praia Limpa' }, { ...delivered, messages: {} })).toEqual([])
})

it('knows what was saved before', () => {
  const again = contentChecker(delivered)
  expect(again('content/company.json', { ...company, cnpj: 'x' })).toHaveLength(1)
  expect(again('content/company.json', { ...company, legalName: 'Praia Limpa Ltda.' })).toEqual([])
})

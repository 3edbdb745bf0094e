import { bareCompany } from '@/fixtures/content'
import type { Company } from '@/model/schema/content'
import { companyDay, timeZoneOf } from './time-zone'

const office = (town: string, code: Company['state']['code']): Company => ({
  ...bareCompany,
  address: { street: 'Rua A, 1', town, postalCode: '69900-000' },
  state: { code },
})

it.each([
  ['Rio Branco', 'AC', '2026-12-25T04:59:00Z'],
  ['Manaus', 'AM', '2026-12-25T03:59:00Z'],
  ['Campo Grande', 'MS', '2026-12-25T03:59:00Z'],
  ['Cuiabá', 'MT', '2026-12-25T03:59:00Z'],
  ['Porto Velho', 'RO', '2026-12-25T03:59:00Z'],
  ['Boa Vista', 'RR', '2026-12-25T03:59:00Z'],
  ['Fernando de Noronha', 'PE', '2026-12-25T01:59:00Z'],
  ['Recife', 'PE', '2026-12-25T02:59:00Z'],
  ['Laguna', 'SC', '2026-12-25T02:59:00Z'],
] as const)('keeps 24 December until midnight in %s', (town, code, lastMinute) => {
  const company = office(town, code)
  const end = new Date(lastMinute)
  expect(companyDay(company, end)).toBe('2026-12-24')
  expect(companyDay(company, new Date(end.getTime() + 60_000))).toBe('2026-12-25')
})

it('takes the clock of the company’s state, also for an office or a first town in another', () => {
  const address = {
    street: 'Rua A, 1',
    town: 'Rio Branco',
    state: 'AC',
    postalCode: '69900-000',
  } as const
  expect(timeZoneOf({ ...bareCompany, address })).toBe('America/Sao_Paulo')
  const towns: Company['towns'] = [{ name: 'Andradina', state: 'SP' }]
  expect(timeZoneOf({ ...bareCompany, towns, state: { code: 'MS' } })).toBe('America/Manaus')
})

it('takes the clock of the island without an address', () => {
  const towns = [{ name: 'Fernando de Noronha' }]
  expect(timeZoneOf({ ...bareCompany, towns, state: { code: 'PE' } })).toBe('America/Noronha')
})

import { content } from '@/fixtures/content'
import type { Company } from '@/model/schema/content'
import { officeItems } from './office'

type Address = NonNullable<Company['address']>

it.each<[string, Partial<Company>, string[]]>([
  ['of the company’s state', {}, []],
  ['of a former state', { state: { code: 'AC' } }, ['address']],
  ['of a next state', { state: { code: 'PR' } }, ['address']],
  ['without an address', { state: { code: 'MS' }, address: undefined }, []],
  [
    'in another state than the company',
    { state: { code: 'PR' }, address: { ...content.company.address, state: 'SC' } as Address },
    [],
  ],
  [
    'in Fernando de Noronha',
    {
      state: { code: 'PE' },
      address: { street: 'Rua do Sol, 1', town: 'Fernando de Noronha', postalCode: '53990-000' },
    },
    [],
  ],
])('asks about the postal code of an office %s', (_, company, fields) => {
  const items = officeItems({ ...content, company: { ...content.company, ...company } })
  expect(items.map(({ path }) => path[1])).toEqual(fields)
})

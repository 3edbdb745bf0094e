import { content } from '@/fixtures/content'
import type { Company } from '@/model/schema/content'
import { areaCodeItems, postalCodeItems } from './other-state'

const { company } = content

type Address = NonNullable<Company['address']>

const itemsOf = (changed: Partial<Company>) =>
  areaCodeItems({ ...content, company: { ...company, ...changed } })

it.each([
  ['SC', '5547991234567', false],
  // Area codes of two states.
  ['PR', '5547991234567', false],
  ['SC', '5542991234567', false],
  ['PR', '5549991234567', false],
  ['GO', '5561991234567', false],
  ['SP', '558007226001', false],
  ['AC', '5540041234', false],
  ['SC', '5534991234567', true],
  ['AC', '5547991234567', true],
  ['DF', '556234321234', true],
] as const)('asks in %s about the area code of %s: %s', (code, phone, asks) => {
  const state = { code }
  expect(itemsOf({ phone, state, towns: [] })).toEqual(
    asks
      ? [
          expect.objectContaining({
            blocks: false,
            path: ['company', 'phone'],
            finding: expect.stringMatching(/^o DDD de \(\d\d\) .* não é do estado: /),
          }),
        ]
      : [],
  )
})

it('asks about the area code of a surveillance phone', () => {
  const [town] = company.towns
  const towns = town ? [{ ...town, surveillancePhone: '553431019912' }] : []
  expect(itemsOf({ towns })).toEqual([
    expect.objectContaining({
      blocks: false,
      path: ['company', 'towns', 0, 'surveillancePhone'],
      remedy: expect.stringContaining('os DDDs do estado são 42, 47, 48 e 49'),
    }),
  ])
})

it('asks about the area code of a chat link and of an emergency number', () => {
  const socialProfiles = [
    { name: 'WhatsApp', url: 'https://wa.me/5548991234567' },
    { name: 'Plantão', url: 'https://wa.me/5567991234567?text=Oi' },
  ]
  expect(itemsOf({ socialProfiles }).map(({ path }) => path)).toEqual([
    ['company', 'socialProfiles', 1, 'url'],
  ])
  const home = structuredClone(content.home)
  home.firstAid.calls = [
    { name: 'Samu', number: '192' },
    { name: 'Bombeiros', number: '556733333333' },
  ]
  const path = ['home', 'firstAid', 'calls', 1, 'number']
  expect(areaCodeItems({ ...content, home })).toEqual([expect.objectContaining({ path })])
})

it.each<[string, Partial<Company>, string[]]>([
  ['of the company’s state', {}, []],
  ['of a former state', { state: { code: 'AC' } }, ['address']],
  ['of a next state', { state: { code: 'PR' } }, ['address']],
  ['without an address', { state: { code: 'MS' }, address: undefined }, []],
  [
    'in another state than the company',
    { state: { code: 'PR' }, address: { ...company.address, state: 'SC' } as Address },
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
])('asks about the postal code of an office %s', (_, changed, fields) => {
  const items = postalCodeItems({ ...content, company: { ...company, ...changed } })
  expect(items.map(({ path }) => path[1])).toEqual(fields)
})

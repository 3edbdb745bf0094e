import { content } from '@/fixtures/content'
import { foreignAreaCodeItems } from './area-code'

const { company } = content

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
  expect(foreignAreaCodeItems({ ...company, phone, state, towns: [] })).toEqual(
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
  expect(foreignAreaCodeItems({ ...company, towns })).toEqual([
    expect.objectContaining({
      blocks: false,
      path: ['company', 'towns', 0, 'surveillancePhone'],
      remedy: expect.stringContaining('os DDDs do estado são 42, 47, 48 e 49'),
    }),
  ])
})

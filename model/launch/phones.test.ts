import { content } from '@/fixtures/content'
import { AREA_CODES, STATES } from '@/model/brazil/states'
import type { Company } from '@/model/schema/content'
import { phoneItems } from './phones'

const { company } = content

const itemsOf = (changed: Partial<Company>) =>
  phoneItems({ ...content, company: { ...company, ...changed } })

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
  expect(phoneItems({ ...content, home })).toEqual([expect.objectContaining({ path })])
})

it.each([
  ['https://www.praialimpa.com.br/', true],
  ['https://maps.app.goo.gl/abc123', false],
  ['https://g.page/r/abc', false],
  ['https://www.google.com/maps/place/Praia', false],
])('asks whether %s is a profile in Google: %s', (googleProfile, asks) => {
  const paths = itemsOf({ googleProfile }).map(({ path }) => path)
  expect(paths).toEqual(asks ? [['company', 'googleProfile']] : [])
})

it('knows the area codes of each state', () => {
  const codes = Object.values(STATES).flatMap(({ areaCodes }) => areaCodes)
  const shared = AREA_CODES.filter((code) => codes.filter((other) => other === code).length > 1)
  expect(shared.toSorted()).toEqual([42, 47, 49, 61])
})

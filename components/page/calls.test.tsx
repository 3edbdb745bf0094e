import { content } from '@/fixtures/content'
import { attributes, byId, callsIn, documentIn, select } from '@/fixtures/html'
import { HomePage, html, PAGE_CASES } from '@/fixtures/pages'
import { telUrl } from '@/model/fields/phone/format'

const { company } = content

it.each(PAGE_CASES)(
  'shows the surveillance phone of a town on the %s only if the town has one',
  (_, Page) => {
    const withPhones = (phones: readonly string[]) => {
      const towns = content.company.towns.map((town, index) => ({
        ...town,
        surveillancePhone: phones[index],
      }))
      const company = { ...content.company, towns, phoneCalls: undefined }
      return html(Page, { ...content, company })
    }
    expect(withPhones(['554834301234']).match(/<a href="tel:\+.*?<\/a>/g)).toEqual([
      expect.stringMatching(/^<a href="tel:\+554834301234".*>.*: \(48\)\u00a03430-1234<\/a>$/),
    ])
    expect(withPhones([])).not.toContain('href="tel:+')
  },
)

it.each(PAGE_CASES)(
  'links to the number in the facts of the %s only if the company takes calls',
  (_, Page) => {
    const callsWith = (phoneCalls?: string) => {
      const page = documentIn(html(Page, { ...content, company: { ...company, phoneCalls } }))
      return ['sobre', 'contato'].map((id) => callsIn(byId(page, id)))
    }
    const call = telUrl(company.phone)
    expect(callsWith('Atendemos ligações')).toEqual([[call], [call]])
    expect(callsWith()).toEqual([[], []])
  },
)

it('links to the chat in the menu before the number that dials', () => {
  const links = select(byId(documentIn(html(HomePage)), 'menu'), 'a').slice(-3)
  expect(attributes(links, 'href').map((href) => href?.split(':')[0])).toEqual([
    'https',
    'https',
    'tel',
  ])
})

it('links to the number in the menu only if the company takes calls', () => {
  const menuCalls = (phoneCalls?: string) => {
    const company = { ...content.company, phoneCalls }
    const menu = byId(documentIn(html(HomePage, { ...content, company })), 'menu')
    return callsIn(menu)
  }
  expect(menuCalls('Atendemos ligações')).toEqual([telUrl(company.phone)])
  expect(menuCalls()).toEqual([])
})

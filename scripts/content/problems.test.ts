import type { SiteContent } from '@/content/schema'
import { otherCompany } from '@/lib/other-company'
import { first, loadContent, problemsAfter } from './changed-content'
import { companyExamples, testimonialExample } from './examples'
import { schemaAt } from './schema-tree'

beforeAll(loadContent)

it('finds nothing wrong with the content as it stands', () => {
  expect(problemsAfter(() => {})).toEqual([])
})

it.each(['5548900000000', '5511987654321', '554834321234'])('takes the number %s', (phone) => {
  expect(
    problemsAfter((content) => {
      content.company.phone = phone
    }),
  ).toEqual([])
})

it.each([
  ['without the country', '48912345678'],
  ['of another country', '5148900000000'],
  ['with a zero in the area code', '5540900000000'],
  ['of a landline, a digit long', '5548343212345'],
  ['of a landline that begins as none does', '554861234567'],
  ['without the ninth digit', '5548890000000'],
  ['a digit short', '554890000000'],
  ['a digit long', '55489000000000'],
  ['with a plus', '+5548900000000'],
  ['with spaces', '55 48 90000-0000'],
  ['with a line behind it', '5548900000000\n'],
  ['of nothing', ''],
])('refuses a number %s', (_, phone) => {
  const problems = problemsAfter((content) => {
    content.company.phone = phone
  })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('content/company.ts: phone')
})

it.each([
  'http://suaempresa.com.br',
  'https://suaempresa.com.br/',
  'https://suaempresa.com.br/site',
  'suaempresa.com.br',
  'https://SuaEmpresa.com.br',
  'https://dedetização.com.br',
  "https://sua';empresa.com.br",
])('refuses %s as the address of the site', (siteUrl) => {
  expect(
    problemsAfter((content) => {
      content.company.siteUrl = siteUrl
    }),
  ).toEqual([expect.stringContaining('content/company.ts: siteUrl')])
})

it('accepts every optional fact when it is right', () => {
  expect(
    problemsAfter((content) => {
      content.company = structuredClone(otherCompany)
      Object.assign(first(content.pests.items), { title: 'Baratas' })
    }),
  ).toEqual([])
})

it('finds nothing wrong with its own examples', () => {
  expect(
    problemsAfter((content) => {
      Object.assign(content.company, companyExamples)
      Object.assign(first(content.homeTestimonials), testimonialExample)
      // The owner may have put other pests on the page than those of the example.
      companyExamples.guarantees?.forEach(({ pest }, index) => {
        Object.assign(content.pests.items[index] ?? {}, { title: pest })
      })
    }),
  ).toEqual([])
})

it.each([
  ['cnpj', '11.222.333/0001-82'],
  ['email', 'contato@'],
  ['legalName', '  '],
  ['sanitaryLicence', ''],
  ['googleProfile', 'http://g.page/x'],
  ['googleProfile', 'https://g.page/sua empresa'],
  ['googleProfile', 'https://g.page/x"><img src=x>'],
  ['googleProfile', 'https://gpage/x'],
  ['analyticsId', 'UA-12345-1'],
  ['coordinates', { latitude: 28.7, longitude: -49.3 }],
  ['address', { street: 'Rua A, 1', town: 'Içara', postalCode: '88820000' }],
  ['technicalLead', { name: 'Maria', council: 'CRQ' }],
  ['guarantees', [{ pest: 'Baratas', period: 'três meses' }]],
  ['socialProfiles', [{ name: 'Instagram', url: '@suaempresa' }]],
  ['securityContactUntil', '30/06/2027'],
  ['securityContactUntil', '2027-02-30'],
  ['towns', []],
  ['cnjp', '11.222.333/0001-81'],
])('refuses the company fact %s: %j', (field, value) => {
  const problems = problemsAfter((content) => {
    Object.assign(content.company, { [field]: value })
  })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(
    new RegExp(`^content/company\\.ts:? .*${field}.*\\. Exemplo certo: .+$`),
  )
})

it('refuses an empty text wherever it stands', () => {
  expect(
    problemsAfter((content) => {
      first(content.drains.services.items).tip = ' '
    }),
  ).toEqual([
    "content/drains.ts: services.items, 1º cartão, tip está vazio. Exemplo certo: 'Água parada perde o cloro.'",
  ])
  expect(
    problemsAfter((content) => {
      content.interfaceTexts.skipLink = ''
    }),
  ).toEqual([expect.stringContaining('content/interface.ts: interfaceTexts.skipLink está vazio')])
})

it('holds titles and descriptions to what search results show', () => {
  const { maxLength: title = 0 } = schemaAt(['home', 'meta', 'title'])
  const { minLength: least = 0, maxLength: most = 0 } = schemaAt(['home', 'meta', 'description'])
  expect(
    problemsAfter((content) => {
      content.home.meta.title = 'a'.repeat(title)
      content.home.meta.description = 'a'.repeat(most)
    }),
  ).toEqual([])
  expect(
    problemsAfter((content) => {
      content.home.meta.title = 'a'.repeat(title + 1)
      content.home.meta.description = 'a'.repeat(most + 1)
      content.drains.meta.description = 'a'.repeat(least - 1)
    }),
  ).toEqual([
    expect.stringContaining(`meta.title tem ${title + 1} caracteres e o máximo é ${title}.`),
    expect.stringContaining(`meta.description tem ${most + 1} caracteres e o máximo é ${most}.`),
    expect.stringContaining(
      `content/drains.ts: meta.description tem ${least - 1} caracteres e o mínimo é ${least}.`,
    ),
  ])
})

it.each([
  ['home services', '9', (content: SiteContent) => content.home.services.items.pop()],
  ['drain services', '8', (content: SiteContent) => content.drains.services.items.pop()],
  ['pests', '6', (content: SiteContent) => content.pests.items.pop()],
  ['home testimonials', '6', (content: SiteContent) => content.homeTestimonials.pop()],
  ['drain testimonials', '6', (content: SiteContent) => content.drainsTestimonials.pop()],
])('refuses fewer %s than %s', (_name, count, remove) => {
  expect(problemsAfter((content) => void remove(content))).toEqual([
    expect.stringContaining(`e o site pede ${count}`),
  ])
})

it('refuses more cards than the page has room for', () => {
  expect(
    problemsAfter((content) => {
      const extra = { ...first(content.pests.items), title: 'Mosquitos' }
      content.pests.items.push(extra)
    }),
  ).toEqual([expect.stringContaining('content/pests.ts: items tem 7 e o site pede 6')])
})

it('refuses a testimonial of other than five stars', () => {
  expect(
    problemsAfter((content) => {
      Object.assign(first(content.homeTestimonials), { rating: 4 })
    }),
  ).toEqual([
    expect.stringContaining(
      'content/testimonials.ts: homeTestimonials, 1º depoimento, rating tem de ser 5',
    ),
  ])
})

it("refuses a service's message that leaves no place for its name", () => {
  expect(
    problemsAfter((content) => {
      content.messages.service = 'Olá!'
    }),
  ).toEqual([expect.stringContaining('content/messages.ts: service')])
})

it('refuses a colour that is none', () => {
  expect(
    problemsAfter((content) => {
      Object.assign(first(Object.values(content.palette)), { 8: 'verde' })
    }),
  ).toEqual([expect.stringMatching(/^content\/palette\.ts: \w+\.8 'verde' não é uma cor/)])
})

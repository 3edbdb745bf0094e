import type { Company, Testimonial } from '@/content/schema'
import { otherCompany } from '@/lib/other-company'
import { companyExamples, testimonialExample } from '@/scripts/content/examples'
import { launchItems, launchLine } from './items'
import { phoneDoubt } from './phone'

const TODAY = '2026-12-24'

const testimonial: Testimonial = {
  name: 'Rosane',
  town: 'Içara',
  rating: 5,
  comment: 'Vieram no dia combinado.',
  sample: false,
}

function items(company: Partial<Company>, homeTestimonials = [testimonial]) {
  return launchItems(
    {
      company: { ...otherCompany, ...company },
      claims: [],
      homeTestimonials,
      drainsTestimonials: [testimonial],
    },
    [],
    TODAY,
  )
}

it('finds nothing to do for a company that has filled everything in', () => {
  expect(items({})).toEqual([])
})

describe('phoneDoubt', () => {
  it.each(['5548991234567', '5547988123456', '5511961234567', '554834321234'])(
    'trusts %s',
    (phone) => {
      expect(phoneDoubt(phone)).toBeUndefined()
    },
  )

  it.each([
    ['5548900000000', 'numa faixa que nenhuma operadora usa'],
    ['5548901234567', 'numa faixa que nenhuma operadora usa'],
    ['5520991234567', 'não existe no plano'],
    ['554833333333', 'inventado'],
    ['552034321234', 'não existe no plano'],
    ['5548999999999', 'inventado'],
    ['5548912345678', 'inventado'],
  ])('doubts %s, which %s', (phone, reason) => {
    expect(phoneDoubt(phone)).toContain(reason)
  })
})

it.each<[string, Partial<Company>]>([
  ['name', { name: 'Casa Serena' }],
  ['name', { samples: ['name'] }],
  ['phone', { phone: '5548900000000' }],
  ['phone', { samples: ['phone'] }],
  ['siteUrl', { siteUrl: 'https://casaserena.example' }],
  ['siteUrl', { siteUrl: 'https://www.example.com' }],
  ['siteUrl', { siteUrl: 'https://www.suaempresa.com.br' }],
  ['siteUrl', { samples: ['siteUrl'] }],
  ['email', { email: 'financeiro@suaempresa.com.br' }],
  ['cnpj', { cnpj: '11222333000181' }],
  ['sanitaryLicence', { sanitaryLicence: 'Vigilância Sanitária de Criciúma nº 000/0000' }],
  [
    'socialProfiles, 1ª rede, url',
    { socialProfiles: [{ name: 'X', url: 'https://x.com/suaempresa/' }] },
  ],
  [
    'guarantees, 2ª garantia, period',
    {
      guarantees: [
        { pest: 'Ratos', period: '90 dias' },
        { pest: 'Baratas', period: '999 dias' },
      ],
    },
  ],
])('lets no sample pass in %s: %j', (field, company) => {
  expect(items(company)).toEqual([
    expect.objectContaining({ blocks: true, file: 'content/company.ts', field }),
  ])
})

it('knows every fact of the guide that is left as it is, but for what may be true', () => {
  expect(items(companyExamples).map(({ field }) => field)).toEqual([
    'legalName',
    'cnpj',
    'address.street',
    'coordinates.latitude',
    'coordinates.longitude',
    'sanitaryLicence',
    'environmentalLicence',
    'technicalLead.name',
    'technicalLead.council',
    'technicalLead.registration',
    'email',
    'securityContactUntil',
    'guarantees, 1ª garantia, period',
    'guarantees, 2ª garantia, period',
    'socialProfiles, 1ª rede, url',
    'googleProfile',
    'analyticsId',
  ])
})

it.each<Partial<Company>>([
  { technicalLead: { name: 'Ana Maria da Silva', council: 'CRBio-03', registration: '12345' } },
  { sanitaryLicence: 'Vigilância Sanitária de Criciúma nº 123/2026' },
  { environmentalLicence: 'IMA nº 1000/2000' },
  { legalName: 'Sua Empresa Limpa Ltda.' },
  { email: 'contato@suaempresalimpa.com.br' },
  { socialProfiles: [{ name: 'Instagram', url: 'https://www.instagram.com/suaempresalimpa' }] },
  { guarantees: [{ pest: 'Baratas', period: '90 dias' }] },
])('takes no fact that may be true for an example: %j', (company) => {
  expect(items(company)).toEqual([])
})

it('reminds of the list of samples where a value is replaced and the list is not', () => {
  const [item] = items({ samples: ['name'] })
  expect(item?.what).toContain("tire 'name' da lista samples")
})

it.each<keyof Company>(['legalName', 'cnpj', 'address', 'email', 'sanitaryLicence'])(
  'holds a launch back while %s is missing, which the law or a claim of the site asks for',
  (field) => {
    expect(items({ [field]: undefined })).toEqual([
      expect.objectContaining({ blocks: true, file: 'content/company.ts', field }),
    ])
  },
)

it.each<keyof Company>([
  'technicalLead',
  'environmentalLicence',
  'hours',
  'guarantees',
  'coordinates',
  'googleProfile',
  'socialProfiles',
  'securityContactUntil',
])('recommends %s, and holds nothing back for it', (field) => {
  expect(items({ [field]: undefined })).toEqual([
    expect.objectContaining({ blocks: false, file: 'content/company.ts', field }),
  ])
})

it('gives hours as an example that tell people and search engines of the same days', () => {
  const [item] = items({ hours: undefined })
  expect(item?.example).toContain('Segunda a sexta')
  expect(item?.example).toContain("['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']")
})

it('gives every example as a line that can be copied into the file as it is', () => {
  const nothing = Object.fromEntries(Object.keys(companyExamples).map((key) => [key, undefined]))
  const all = items({ ...nothing, samples: ['name', 'phone', 'siteUrl'] }, [
    { ...testimonial, sample: true },
  ])
  expect(all.length).toBeGreaterThan(15)
  for (const { example = '' } of all) expect(example).toMatch(/^(?:\w+: .*|\{ .* \}),$/)
})

it('counts sample testimonials, list by list', () => {
  expect(items({}, [testimonial, { ...testimonial, name: 'Jair', sample: true }])).toEqual([
    expect.objectContaining({
      blocks: true,
      file: 'content/testimonials.ts',
      field: 'homeTestimonials',
      what: '1 de 2 são amostras: 2º (Jair, Içara)',
    }),
  ])
})

it("counts the guide's testimonial as a sample, whatever its mark says", () => {
  const { comment } = testimonialExample
  expect(items({}, [testimonial, { ...testimonial, comment }])).toEqual([
    expect.objectContaining({ blocks: true, what: '1 de 2 são amostras: 2º (Rosane, Içara)' }),
  ])
})

it('tells of a security contact that is out of date', () => {
  expect(items({ securityContactUntil: TODAY })).toEqual([])
  expect(items({ securityContactUntil: '2026-12-23' })).toEqual([
    expect.objectContaining({ blocks: false, what: '2026-12-23 já passou' }),
  ])
})

it('tells of a security contact that nobody can promise, more than a year ahead', () => {
  expect(items({ securityContactUntil: '2027-12-24' })).toEqual([])
  expect(items({ securityContactUntil: '2027-12-25' })).toEqual([
    expect.objectContaining({ blocks: false, what: '2027-12-25 está a mais de um ano de hoje' }),
  ])
})

it.each([undefined, '2026-12-23', '2099-01-01'])(
  'gives the last day that is right as an example beside the security contact %s',
  (securityContactUntil) => {
    const [item] = items({ securityContactUntil })
    expect(item?.example).toContain("securityContactUntil: '2027-12-24',")
  },
)

it('says of each item why it matters and what would be right, what blocks a launch first', () => {
  const all = items({ samples: ['name'], hours: undefined, cnpj: undefined })
  expect(all.map(({ blocks }) => blocks)).toEqual([true, true, false])
  for (const { what, why, example, todo } of all)
    for (const words of [what, why, example ?? todo]) expect(words).toMatch(/\S{2}/)
})

describe('the line at the end of a build', () => {
  it('says that nothing is left', () => {
    expect(launchLine([])).toBe('launch-check: não falta nada para publicar.')
  })

  it.each<[Partial<Company>, string]>([
    [{ hours: undefined }, '1 item por preencher ou trocar, nenhum impede a publicação'],
    [{ cnpj: undefined }, '1 item por preencher ou trocar, 1 impede a publicação'],
    [
      { cnpj: undefined, email: undefined, hours: undefined },
      '3 itens por preencher ou trocar, 2 impedem a publicação',
    ],
  ])('counts what remains of %j', (company, words) => {
    expect(launchLine(items(company))).toContain(words)
  })
})

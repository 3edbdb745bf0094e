import { readContent } from '@/build/read-content'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { parseContent } from '@/model/reading/validation'
import type { Company, SiteContent } from '@/model/schema/content'
import { otherPlaceItems } from './other-places'

/** Returns the fields that the item names, in content with keywords of the delivered towns. */
function fieldsNamedFor(company: Partial<Company>, change = (_: SiteContent) => {}) {
  const files = structuredClone(readContent(FIXTURE_FOLDER)) as SiteContent
  for (const page of [files.home, files.drains]) page.area.notes = []
  files.home.meta.keywords = ['dedetização Criciúma', 'dedetizadora no sul', 'cupim Içara']
  Object.assign(files.company, { towns: [{ name: 'Criciúma' }, { name: 'Içara' }] }, company)
  change(files)
  const [item] = otherPlaceItems(parseContent(files))
  expect(item?.blocks ?? true).toBe(true)
  return item?.paths?.map((path) => path.join('.')) ?? []
}

const santos = { towns: [{ name: 'Santos' }], state: { code: 'SP' } } as const

it('blocks a launch with keywords of the delivered towns that the company does not serve', () => {
  expect(fieldsNamedFor({})).toEqual([])
  const keywords = fieldsNamedFor({ towns: [{ name: 'Tubarão' }] })
  expect(keywords).toContain('home.meta.keywords.0')
  expect(keywords).not.toContain('home.meta.keywords.1')
  expect(fieldsNamedFor({ ...santos, towns: [...santos.towns] })).toEqual(
    expect.arrayContaining(keywords),
  )
})

it('accepts a town whose name is part of a delivered one', () => {
  const company = { towns: [{ name: 'Rincão' }], state: { code: 'SP' } } as const
  const change = ({ home }: SiteContent) => {
    home.hero.eyebrow = 'Dedetizadora em {cidades}'
    home.about.intro = 'Não é Criciúma.'
  }
  const found = fieldsNamedFor({ ...company, towns: [...company.towns] }, change)
  expect(found).not.toContain('home.hero.eyebrow')
  expect(found).toContain('home.about.intro')
})

it.each([
  ['SP', true],
  // People of the delivered state call Balneário Rincão so.
  ['SC', false],
] as const)('reports Balneário Rincão for a company of Rincão in %s: %s', (code, isReported) => {
  const found = fieldsNamedFor({ towns: [{ name: 'Rincão' }], state: { code } }, ({ home }) => {
    home.about.intro = 'Dedetização em Balneário Rincão'
  })
  expect(found.includes('home.about.intro')).toBe(isReported)
})

it.each([
  ['Sim: Canudos, Rincão e Centro.', false],
  ['Atendemos Rincão dos Ilhéus.', false],
  ['Dedetização em Balneário Rincão', true],
  ['O guincho içará a fossa, e nunca paga mais.', false],
  ['Cupim em Içara', true],
])('knows in Novo Hamburgo whether a text names a delivered town: %s, %s', (text, isNamed) => {
  const company = { towns: [{ name: 'Novo Hamburgo' }], state: { code: 'RS' } } as const
  const found = fieldsNamedFor({ ...company, towns: [...company.towns] }, ({ home }) => {
    home.about.intro = text
  })
  expect(found.includes('home.about.intro')).toBe(isNamed)
})

it('blocks a launch with texts about Santa Catarina in another state', () => {
  const change = ({ home }: SiteContent) => {
    home.firstAid.calls = [{ name: 'Plantão', number: '0800 643 5252' }]
    home.hero.eyebrow = 'Controle de pragas no sul catarinense'
    home.about.intro = 'Somos de Santa Catarina.'
  }
  const found = fieldsNamedFor({ ...santos, towns: [...santos.towns] }, change)
  expect(found).toEqual(
    expect.arrayContaining([
      'home.firstAid.calls.0.number',
      'home.hero.eyebrow',
      'home.about.intro',
    ]),
  )
  expect(fieldsNamedFor({ towns: [{ name: 'Tubarão' }] }, change)).not.toContain('home.about.intro')
})

it.each([
  ['Ligue 0800-643-5252', true],
  ['A rinconense', false],
  ['Ligue 08007213000', true],
  ['CIATox/PR', true],
  ['Em Sta. Catarina', true],
  ['Em S.C.', true],
  ['Ligue (0800) 643 5252', true],
  ['Dedetizadora em SC desde 2004', true],
  ['Criciúma/SC', true],
  ['Na praia do Rincão', true],
  ['Usamos produtos da SC Johnson.', false],
  ['Chegamos a cada rincão do estado.', false],
  ['Na Rua Santa Catarina, 12', false],
  ['Av. Criciúma, 300', false],
  ['Na Vila Santa Catarina', false],
  ['Bairro: Santa Catarina', false],
  ['Dedetização no bairro Centro Criciúma', true],
  ['Na estrada para Criciúma', true],
])(
  'knows in Acre whether a text names the poison line or state of others: %s, %s',
  (text, isNamed) => {
    const company = { towns: [{ name: 'Rio Branco' }], state: { code: 'AC' } } as const
    const change = ({ home }: SiteContent) => {
      home.about.intro = text
    }
    const found = fieldsNamedFor({ ...company, towns: [...company.towns] }, change)
    expect(found.includes('home.about.intro')).toBe(isNamed)
  },
)

it('accepts the poison line of a served town’s state', () => {
  const change = ({ home }: SiteContent) => {
    home.firstAid.calls = [{ name: 'CIT/RS (Torres)', number: '0800 721 3000' }]
  }
  const towns: Company['towns'] = [{ name: 'Criciúma' }, { name: 'Içara' }]
  expect(fieldsNamedFor({ towns }, change)).toContain('home.firstAid.calls.0.number')
  towns.push({ name: 'Torres', state: 'RS' })
  expect(fieldsNamedFor({ towns }, change).filter((field) => /firstAid/.test(field))).toEqual([])
})

it('accepts the poison line of the company’s state, and the national one', () => {
  const change = ({ home }: SiteContent) => {
    home.about.intro = 'Ligue CCI/SP, 0800 771 3733, ou 0800 722 6001.'
  }
  const found = fieldsNamedFor({ ...santos, towns: [...santos.towns] }, change)
  expect(found).not.toContain('home.about.intro')
})

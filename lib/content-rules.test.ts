/** @jest-environment node */
import { claims } from '@/content/claims'
import { company } from '@/content/company'
import { consentTexts } from '@/content/consent'
import { drains } from '@/content/drains'
import { home } from '@/content/home'
import * as interfaceWords from '@/content/interface'
import { messages } from '@/content/messages'
import { navigation } from '@/content/navigation'
import { palette } from '@/content/palette'
import { drainsTestimonials, homeTestimonials } from '@/content/testimonials'
import { contentProblems, type SiteContent } from './content-rules'
import { companyExamples, testimonialExample } from './examples'
import { pictures } from './pictures'

const pictureNames = Object.keys(pictures)

/** The site's own content after a change. */
function changed(change: (content: SiteContent) => void): SiteContent {
  const content = structuredClone({
    company,
    consentTexts,
    home,
    drains,
    homeTestimonials,
    drainsTestimonials,
    navigation,
    messages,
    ...interfaceWords,
    palette,
    claims,
  }) as unknown as SiteContent
  change(content)
  return content
}

const problemsAfter = (change: (content: SiteContent) => void) =>
  contentProblems(changed(change), pictureNames)

function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('an empty list')
  return item
}

it('finds nothing wrong with the content as it stands', () => {
  expect(problemsAfter(() => {})).toEqual([])
})

it('says file, field, what is wrong and an example in one line', () => {
  expect(
    problemsAfter((content) => {
      content.company.phone = '554891234567'
    }),
  ).toEqual([
    "content/company.ts: phone '554891234567' não é um celular do Brasil: 55, DDD e 9 algarismos, sem espaços. Exemplo certo: '5548912345678'",
  ])
})

it.each([
  '',
  '48912345678',
  '5500912345678',
  '55 48 91234-5678',
  '+5548912345678',
  '1548912345678',
])('refuses the number "%s"', (phone) => {
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
      Object.assign(content.company, {
        legalName: 'Casa Serena Controle de Pragas Ltda.',
        cnpj: '12.ABC.345/01DE-35',
        address: { street: 'Rua das Palmeiras, 120', town: 'Içara', postalCode: '88820-000' },
        coordinates: { latitude: -28.7132, longitude: -49.3087 },
        sanitaryLicence: 'Vigilância Sanitária de Içara nº 123/2026',
        environmentalLicence: 'IMA nº 4567/2026',
        technicalLead: { name: 'Maria da Silva', council: 'CRBio-03', registration: '12345' },
        email: 'contato@suaempresa.com.br',
        guarantees: [{ pest: 'Baratas', period: '90 dias' }],
        socialProfiles: [{ name: 'Instagram', url: 'https://www.instagram.com/suaempresa' }],
        googleProfile: 'https://maps.app.goo.gl/abc123',
        analyticsId: 'G-AB12CD34EF',
      })
    }),
  ).toEqual([])
})

it('finds nothing wrong with its own examples', () => {
  expect(
    problemsAfter((content) => {
      Object.assign(content.company, companyExamples)
      Object.assign(first(content.homeTestimonials), testimonialExample)
    }),
  ).toEqual([])
})

it.each([
  ['cnpj', '11.222.333/0001-82'],
  ['email', 'contato@'],
  ['legalName', '  '],
  ['sanitaryLicence', ''],
  ['googleProfile', 'http://g.page/x'],
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

it('names a field that is missing altogether', () => {
  expect(
    problemsAfter((content) => {
      Reflect.deleteProperty(content.home.hero, 'text')
    }),
  ).toEqual([expect.stringContaining('content/home.ts: hero.text falta')])
})

/** The way to each value below, and to those that hold others. */
function ways(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [way]
  return [way, ...Object.entries(value).flatMap(([key, inner]) => ways(inner, [...way, key]))]
}

/** What is wrong with the content, every fact filled in, after a change of what holds one value. */
function problemsAt(way: readonly string[], change: (holder: object, key: string) => void) {
  return problemsAfter((content) => {
    Object.assign(content.company, structuredClone(companyExamples))
    let holder: object = content
    for (const key of way.slice(0, -1)) holder = Reflect.get(holder, key)
    change(holder, way.at(-1) ?? '')
  })
}

describe('for each value in content/', () => {
  const all = ways(changed(({ company }) => Object.assign(company, companyExamples))).slice(1)
  const optional = Object.keys(companyExamples)
  const LINE = /^content\/[\w-]+\.ts(?:: \S+)? .*[^.]\. Exemplo certo: (?!.*types\.ts)\S.*$/

  it('has a line with an example where it is missing', () => {
    expect(all.length).toBeGreaterThan(500)
    for (const way of all) {
      const problems = problemsAt(way, Reflect.deleteProperty)
      const [part, field = '', inner] = way
      const may = part === 'company' && optional.includes(field)
      // A fact of the company may be missing, and of an address its district, but no other part.
      if (!may || (inner && inner !== 'district')) expect([way, problems]).not.toEqual([way, []])
      for (const line of problems) expect(line).toMatch(LINE)
    }
  })

  it('has a line with an example where it is of another kind', () => {
    for (const way of all) {
      const problems = problemsAt(way, (holder, key) => Reflect.set(holder, key, null))
      expect([way, problems]).not.toEqual([way, []])
      for (const line of problems) expect(line).toMatch(LINE)
    }
  })
})

it.each<[string, (content: SiteContent) => unknown, string]>([
  [
    'a word',
    ({ interfaceTexts }) => Reflect.deleteProperty(interfaceTexts, 'skipLink'),
    "content/interface.ts: interfaceTexts.skipLink falta. Exemplo certo: 'Pular para o conteúdo'",
  ],
  [
    'a colour',
    ({ palette }) => Reflect.deleteProperty(palette, 'taupe'),
    "content/palette.ts: taupe falta. Exemplo certo: { 4: '#0F3D2E', 5: '#0F3D2E', 6: '#0F3D2E', 7: '#0F3D2E', 8: '#0F3D2E' }",
  ],
  [
    'a step of a colour',
    ({ palette }) => Reflect.deleteProperty(palette.taupe ?? {}, '6'),
    "content/palette.ts: taupe.6 falta. Exemplo certo: '#0F3D2E'",
  ],
  [
    'the list of samples',
    ({ company }) => Reflect.deleteProperty(company, 'samples'),
    "content/company.ts: samples falta. Exemplo certo: ['name', 'phone', 'siteUrl']",
  ],
  [
    'the state',
    ({ company }) => Reflect.deleteProperty(company, 'state'),
    "content/company.ts: state falta. Exemplo certo: { name: 'Santa Catarina', code: 'SC' }",
  ],
])('shows what %s is like that is missing', (_name, remove, line) => {
  expect(problemsAfter((content) => void remove(content))).toEqual([line])
})

it('shows what a list is like, and what may stand in it', () => {
  expect(
    problemsAfter(({ company }) => {
      Object.assign(company, { samples: ['nome'] })
      Object.assign(first(company.hours?.opening ?? []), { days: 'Monday' })
    }),
  ).toEqual([
    "content/company.ts: samples, 1º item não é um campo que possa ser amostra. Exemplo certo: 'name', 'phone' ou 'siteUrl'",
    "content/company.ts: hours.opening, 1º horário, days tem de ser uma lista. Exemplo certo: ['Monday', 'Tuesday']",
  ])
})

it('names the fields that there are beside one that there is not', () => {
  expect(
    problemsAfter(({ company, menuTexts }) => {
      Object.assign(company.state, { nome: 'Santa Catarina' })
      Object.assign(menuTexts, { abrir: 'Abrir' })
    }),
  ).toEqual([
    'content/company.ts: state tem um campo desconhecido (nome). Exemplo certo: só name, code',
    expect.stringContaining('content/interface.ts: menuTexts tem um campo desconhecido (abrir)'),
  ])
})

it('holds titles and descriptions to what search results show', () => {
  expect(
    problemsAfter((content) => {
      content.home.meta.title = 'a'.repeat(65)
      content.home.meta.description = 'a'.repeat(165)
    }),
  ).toEqual([])
  expect(
    problemsAfter((content) => {
      content.home.meta.title = 'a'.repeat(66)
      content.home.meta.description = 'a'.repeat(166)
      content.drains.meta.description = 'a'.repeat(79)
    }),
  ).toEqual([
    expect.stringContaining('meta.title tem 66 caracteres e o máximo é 65'),
    expect.stringContaining('meta.description tem 166 caracteres e o máximo é 165'),
    expect.stringContaining(
      'content/drains.ts: meta.description tem 79 caracteres e o mínimo é 80',
    ),
  ])
})

it.each([
  ['home services', '9', (content: SiteContent) => content.home.services.items.pop()],
  ['drain services', '8', (content: SiteContent) => content.drains.services.items.pop()],
  ['pests', '6', (content: SiteContent) => content.home.pests.items.pop()],
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
      const extra = { ...first(content.home.pests.items), slug: 'mosquitos', title: 'Mosquitos' }
      content.home.pests.items.push(extra)
    }),
  ).toEqual([expect.stringContaining('content/home.ts: pests.items tem 7 e o site pede 6')])
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

it('refuses a slug that another card has, on the same page or the other', () => {
  expect(
    problemsAfter((content) => {
      const [, second] = content.home.services.items
      if (second) second.slug = first(content.home.services.items).slug
    }),
  ).toEqual([
    expect.stringContaining("content/home.ts: services.items, 2º cartão, slug repete 'descup"),
  ])
  expect(
    problemsAfter((content) => {
      first(content.drains.services.items).slug = first(content.home.pests.items).slug
    }),
  ).toEqual([
    expect.stringContaining("content/drains.ts: services.items, 1º cartão, slug repete 'escor"),
  ])
})

it('tells who has changed a slug which one the card had', () => {
  const [line = '', ...more] = problemsAfter((content) => {
    first(content.drains.services.items).slug = 'pia'
  })
  expect(more).toEqual([])
  expect(line).toMatch(
    /^content\/drains\.ts: services\.items, 1º cartão, slug 'pia' não é nome de figura/,
  )
  expect(line).toMatch(/Exemplo certo: 'ralo'$/)
})

it('refuses a card and a page without their pictures', () => {
  const names = pictureNames.filter((name) => !['ralo', 'mapa'].includes(name))
  expect(
    contentProblems(
      changed(() => {}),
      names,
    ),
  ).toEqual([
    expect.stringContaining(
      "content/drains.ts: services.items, 1º cartão, slug 'ralo' não tem figura",
    ),
    expect.stringContaining('public/images: mapa falta'),
  ])
})

it('refuses any navigation but the eight entries in their order', () => {
  expect(problemsAfter((content) => void content.navigation.pop())).toEqual([
    expect.stringContaining('content/navigation.ts: 8ª entrada não é a entrada fixada'),
  ])
  expect(
    problemsAfter((content) => void content.navigation.push({ label: 'Blog', href: '/blog' })),
  ).toEqual([expect.stringContaining('content/navigation.ts tem 9 entradas')])
  expect(
    problemsAfter((content) => {
      first(content.navigation).href = '/inicio'
    }),
  ).toEqual([expect.stringContaining("{ label: 'Início', href: '/' }")])
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

it('refuses an absolute promise in any text, and a claim without its proof or with a wrong day', () => {
  expect(
    problemsAfter((content) => {
      first(content.home.services.items).tip = 'Resolve 100 % dos casos.'
    }),
  ).toEqual([
    expect.stringContaining(
      "content/home.ts: services.items, 1º cartão, tip promete o que ninguém pode prometer ('100 %')",
    ),
  ])
  expect(
    problemsAfter((content) => {
      const promise = { claim: 'Tudo.', words: ['100 %'] }
      content.claims = [{ ...promise, proof: ' ', confirmed: 'sim' }]
    }),
  ).toEqual([
    expect.stringContaining('content/claims.ts: 1ª promessa, proof está vazio'),
    expect.stringContaining("content/claims.ts: 1ª promessa, confirmed 'sim' não é um dia"),
  ])
})

it("lets a real client's words be short and promise what they like, a sample's not", () => {
  const said = (sample: boolean) =>
    problemsAfter((content) => {
      Object.assign(first(content.homeTestimonials), {
        comment: '100%, nunca mais vi barata!',
        sample,
      })
      Object.assign(first(content.drainsTestimonials), { comment: 'Ótimo!', sample })
    })
  expect(said(false)).toEqual([])
  expect(said(true)).toEqual([
    expect.stringContaining("promete o que ninguém pode prometer ('100%')"),
    expect.stringContaining("promete o que ninguém pode prometer ('nunca mais')"),
  ])
})

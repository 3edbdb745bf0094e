import type { SiteContent } from '@/content/schema'
import { changed, first, loadContent, problemsAfter } from './changed-content'

beforeAll(loadContent)

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
      first(content.drains.services.items).slug = first(content.pests.items).slug
    }),
  ).toEqual([
    expect.stringContaining("content/drains.ts: services.items, 1º cartão, slug repete 'escor"),
  ])
})

it('tells an owner who changed a slug which one the card had', () => {
  const [line = '', ...more] = problemsAfter((content) => {
    // @ts-expect-error: the types know that there is no such picture
    first(content.drains.services.items).slug = 'outro-nome'
  })
  expect(more).toEqual([])
  expect(line).toMatch(
    /^content\/drains\.ts: services\.items, 1º cartão, slug 'outro-nome' não é nome de figura/,
  )
  expect(line).toMatch(/Exemplo certo: 'ralo'$/)
})

it('refuses a link to what the site does not have', () => {
  expect(
    problemsAfter((content) => {
      content.drains.otherPage.link.href = '/blog'
    }),
  ).toEqual([
    "content/drains.ts: otherPage.link.href '/blog' não é uma página ou seção do site. Exemplo certo: '/desentupimento'",
  ])
})

it('refuses a tile without a sign, which only the drains page has for a photo', () => {
  expect(
    problemsAfter((content) => {
      first(content.home.problems.items).service = 'nao-sei'
    }),
  ).toEqual([
    expect.stringContaining("content/home.ts: problems.items, 1º cartão, service 'nao-sei'"),
  ])
})

it('refuses a tile that leads to no service of its page', () => {
  expect(
    problemsAfter((content) => {
      first(content.drains.problems.items).service = 'dedetizacao'
    }),
  ).toEqual([
    expect.stringMatching(
      /^content\/drains\.ts: problems\.items, 1º cartão, service 'dedetizacao' não é o slug de um serviço\. Exemplo certo: 'ralo', /,
    ),
  ])
})

it('refuses a guarantee for a pest that no plate is about, however near its name', () => {
  const titles = (content: SiteContent) => content.pests.items.map(({ title }) => title)
  const [title = ''] = titles(changed(() => {}))
  const problems = (pest: string) =>
    problemsAfter((content) => {
      content.company.guarantees = [{ pest, period: '90 dias' }]
    })
  expect(problems(title)).toEqual([])
  expect(problems(title.toLowerCase())).toEqual([
    expect.stringContaining(
      `content/company.ts: guarantees, 1ª garantia, pest '${title.toLowerCase()}' não é o título de uma praga de content/pests.ts. Exemplo certo: '${title}', `,
    ),
  ])
})

it('refuses hours that end when they begin', () => {
  const problems = (closes: string) =>
    problemsAfter((content) => {
      content.company.hours = {
        text: 'Todos os dias, 24 horas',
        opening: [{ days: ['Monday'], opens: '00:00', closes }],
      }
    })
  expect(problems('23:59')).toEqual([])
  expect(problems('00:00')).toEqual([
    expect.stringContaining(
      "content/company.ts: hours.opening, 1º horário, closes '00:00' é também a hora de opens",
    ),
  ])
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

/** @jest-environment node */
import type { SiteContent } from '../../content/schema'
import { pictures } from '../../lib/pictures'
import { changed, first, loadContent, problemsAfter } from './changed-content'
import { contentProblems } from './problems'

beforeAll(loadContent)

it('refuses a slug that another card has, on the same page or the other', () => {
  expect(
    problemsAfter((content) => {
      const [, second] = content.home.services.items
      if (second) second.slug = first(content.home.services.items).slug
    }),
  ).toEqual([expect.stringContaining("content/home.ts: services.items[1].slug repete 'descup")])
  expect(
    problemsAfter((content) => {
      first(content.drains.services.items).slug = first(content.home.pests.items).slug
    }),
  ).toEqual([expect.stringContaining("content/drains.ts: services.items[0].slug repete 'escor")])
})

it('tells who has changed a slug which one the card had', () => {
  const [line = '', ...more] = problemsAfter((content) => {
    // @ts-expect-error: the types know that there is no such picture
    first(content.drains.services.items).slug = 'outro-nome'
  })
  expect(more).toEqual([])
  expect(line).toMatch(
    /^content\/drains\.ts: services\.items\[0\]\.slug 'outro-nome' não é nome de figura/,
  )
  expect(line).toMatch(/Exemplo certo: 'ralo'$/)
})

it('names a picture without its files', () => {
  const names = Object.keys(pictures).filter((name) => !['ralo', 'mapa'].includes(name))
  expect(
    contentProblems(
      changed(() => {}),
      names,
    ),
  ).toEqual([
    'public/images: ralo falta. Exemplo certo: rode "npm run art", que desenha todas as figuras',
    expect.stringContaining('public/images: mapa falta'),
  ])
})

it('refuses a link to what the site does not have', () => {
  expect(
    problemsAfter((content) => {
      content.drains.sibling.link.href = '/blog'
    }),
  ).toEqual([
    "content/drains.ts: sibling.link.href '/blog' não é uma página ou seção do site. Exemplo certo: '/desentupimento'",
  ])
})

it('refuses a guarantee for a pest that no plate is about, however near its name', () => {
  const titles = (content: SiteContent) => content.home.pests.items.map(({ title }) => title)
  const [title = ''] = titles(changed(() => {}))
  const problems = (pest: string) =>
    problemsAfter((content) => {
      content.company.guarantees = [{ pest, period: '90 dias' }]
    })
  expect(problems(title)).toEqual([])
  expect(problems(title.toLowerCase())).toEqual([
    expect.stringContaining(
      `content/company.ts: guarantees[0].pest '${title.toLowerCase()}' não é o título de uma praga de content/home.ts. Exemplo certo: '${title}', `,
    ),
  ])
})

it('refuses an absolute promise in any text, and an exception without a reason', () => {
  expect(
    problemsAfter((content) => {
      first(content.home.services.items).tip = 'Resolve 100 % dos casos.'
    }),
  ).toEqual([
    expect.stringContaining(
      "content/home.ts: services.items[0].tip promete o que ninguém pode prometer ('100 %')",
    ),
  ])
  expect(
    problemsAfter((content) => {
      content.allowedPromises.push({ text: '100 %', reason: '' })
    }),
  ).toEqual([expect.stringContaining('content/promises.ts: allowedPromises[1].reason está vazio')])
})

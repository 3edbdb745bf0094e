/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { companyFiles as files } from '@/fixtures/content'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { routes } from '@/model/site/routes'
import { cutText, ResultCards } from './result-cards'

const META = {
  title: 'Desentupimento em 2 horas',
  description: `Ralo, vaso e esgoto. ${'Chegamos logo. '.repeat(15)}`.trim(),
}

it.each(routes)('shows title, description and picture of the page $path', (route) => {
  const page = files[route.pageName]
  const draft = { ...files, [route.pageName]: { ...page, meta: { ...page.meta, ...META } } }
  const { container } = render(
    <TestEditor store={createTestStore({ oid: '', files: draft, photos: [] })}>
      <ResultCards route={route} />
    </TestEditor>,
  )
  const [google, chat] = container.querySelectorAll('.result-card')
  expect(google?.querySelector('strong')?.textContent).toMatch(/^Desentupimento em 2 horas/)
  expect(google?.textContent).toContain(files.company.name)
  expect(google?.textContent).toMatch(/ logo\.…$/)
  expect(chat?.querySelector('img')?.getAttribute('src')).toBe(`/compartilhar/${route.slug}.png`)
  expect(chat?.textContent).toContain(META.title)
  expect(chat?.textContent).toContain(new URL(files.company.siteUrl).host)
})

it.each([
  ['Controle de pragas', 18, 'Controle de pragas'],
  ['Controle de pragas', 12, 'Controle de…'],
  ['Desinsetização', 5, 'Desin…'],
  ['  Desinsetização', 5, 'Desin…'],
])('cuts “%s” to %i letters after a complete word', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut)
})

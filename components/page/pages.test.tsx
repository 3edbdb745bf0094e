import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteContent } from '@/content/schema'
import { content } from '@/content/site'
import { DrainsPage, HomePage } from './content-page'
import { FailurePage, NotFoundPage } from './error-page'

const PAGES = [
  ['home page', HomePage, content.home],
  ['drains page', DrainsPage, content.drains],
] as const

const html = (Page: (props: { content: SiteContent }) => React.ReactNode, shown = content) =>
  renderToStaticMarkup(<Page content={shown} />)

/** Returns a text as it appears in HTML. */
const escaped = (text: string) => renderToStaticMarkup(text)

it.each(PAGES)('renders every section of the %s from the content', (_, Page, page) => {
  const company = { ...content.company, team: undefined }
  const markup = html(Page, { ...content, company })
  const titles = [page.hero, page.problems, page.firstAid, page.about, page.services, page.method]
  for (const { title } of [...titles, page.questions, page.testimonials, page.area, page.footer])
    expect(markup).toContain(escaped(title))
})

it('uses the title with the team only if the company names its team', () => {
  const { title, titleWithTeam = '' } = content.home.about
  expect(html(HomePage)).toContain(`>${escaped(titleWithTeam)}</h2>`)
  expect(html(HomePage)).not.toContain(`>${escaped(title)}</h2>`)
  const company = { ...content.company, team: undefined }
  expect(html(HomePage, { ...content, company })).not.toContain(escaped(titleWithTeam))
})

it.each(PAGES)('renders other content in the same %s', (_, Page, page) => {
  const company = { ...content.company, name: 'Outra Empresa', phone: '5548911112222' }
  const markup = html(Page, { ...content, company })
  expect(markup).toContain('Outra Empresa')
  expect(markup).toContain('(48)\u00a091111-2222')
  expect(markup).not.toContain(content.company.phone)
  expect(markup).toContain(escaped(page.hero.title))
})

it.each(PAGES)('shows the surveillance phone of a town on the %s only if it has one', (_, Page) => {
  const withPhones = (phones: readonly string[]) => {
    const towns = content.company.towns.map((town, index) => ({
      ...town,
      surveillancePhone: phones[index],
    }))
    return html(Page, { ...content, company: { ...content.company, towns } })
  }
  expect(withPhones(['554834301234']).match(/<a href="tel:\+.*?<\/a>/g)).toEqual([
    expect.stringMatching(/^<a href="tel:\+554834301234".*>.*: \(48\)\u00a03430-1234<\/a>$/),
  ])
  expect(withPhones([])).not.toContain('href="tel:+')
})

it('omits the testimonials and the links to them if there are none', () => {
  const testimonials = { ...content.testimonials, home: [] }
  expect(html(HomePage)).toContain('href="/#depoimentos"')
  expect(html(HomePage, { ...content, testimonials })).not.toContain('depoimentos"')
})

it('renders the two error pages from the content', () => {
  expect(html(NotFoundPage)).toContain(escaped(content.interface.notFound.title))
  expect(html(FailurePage)).toContain(escaped(content.interface.errors.headline))
})

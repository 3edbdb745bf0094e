import { content } from '@/fixtures/content'
import { attributes, byId, documentIn, select, textOf } from '@/fixtures/html'
import { DrainsPage, HomePage, html } from '@/fixtures/pages'
import type { SiteContent } from '@/model/schema/content'

const { general } = content.interface

it('shows the job, the month and the source of a testimonial, if the owner gave them', () => {
  const [first] = content.testimonials.drains
  const source = 'https://maps.app.goo.gl/abc123'
  const facts = { job: 'Limpeza de calha', month: 'março de 2026', source }
  const captions = (...items: SiteContent['testimonials']['drains']) => {
    const testimonials = { ...content.testimonials, drains: items }
    const section = byId(documentIn(html(DrainsPage, { ...content, testimonials })), 'depoimentos')
    return select(section, 'figure').map((figure) => [
      select(figure, 'figcaption').map(textOf),
      select(figure, 'a').map((link) => [textOf(link), link.getAttribute('href')]),
    ])
  }
  if (!first) throw new Error('the fixture company has no testimonial')
  const { name, town, comment } = first
  const bare = { name, town, comment, sample: false }
  const link = general.source.replace('{name}', name)
  expect(captions({ ...bare, ...facts }, { ...bare, job: facts.job }, bare)).toEqual([
    [[`${name}, ${town} Limpeza de calha, março de 2026`], [[link, source]]],
    [[`${name}, ${town} Limpeza de calha`], []],
    [[`${name}, ${town}`], []],
  ])
})

it.each([
  [true, general.sample],
  [false, undefined],
])('labels samples, and makes no sample a poster: %s', (isSample, label) => {
  const drains = content.testimonials.drains.map((item) => ({ ...item, sample: isSample }))
  const testimonials = { ...content.testimonials, drains }
  const document = documentIn(html(DrainsPage, { ...content, testimonials }))
  const posters = select(document, '.testimonial-poster blockquote').map(textOf)
  expect(posters).toEqual(isSample ? [] : [`“${drains[0]?.comment}”`])
  expect(attributes(select(document, '#depoimentos figcaption'), 'data-label')).toEqual(
    drains.map(({ name }) => label ?? name[0]),
  )
})

it('shows the rating in Google, its month and the link to the reviews above the testimonials, if the owner gave it', () => {
  const headWith = (googleReviews: SiteContent['company']['googleReviews']) => {
    const company = { ...content.company, googleReviews }
    const section = byId(documentIn(html(HomePage, { ...content, company })), 'depoimentos')
    return select(section, '.section-head p + p').map((rating) => [
      textOf(rating),
      attributes(select(rating, 'a'), 'href'),
    ])
  }
  expect(headWith(content.company.googleReviews)).toEqual([
    ['Google no 4,9 avaliações 1.127 novembro de 2026 em lidas', [content.company.googleProfile]],
  ])
  expect(headWith(undefined)).toEqual([])
})

it('shows the number of testimonials before a row of several', () => {
  const hints = (count: number) => {
    const home = content.testimonials.home.slice(0, count)
    const testimonials = { ...content.testimonials, home }
    const section = byId(documentIn(html(HomePage, { ...content, testimonials })), 'depoimentos')
    return select(section, '.card-row-hint').map(textOf)
  }
  expect(hints(1)).toEqual([])
  expect(hints(2)).toEqual([general.swipe.replace('{count}', '2')])
})

it('omits the testimonials and the links to them if there are none', () => {
  const testimonials = { ...content.testimonials, home: [] }
  expect(html(HomePage)).toContain('href="/#depoimentos"')
  expect(html(HomePage, { ...content, testimonials })).not.toContain('depoimentos"')
})

import { renderToStaticMarkup } from 'react-dom/server'
import site from '@/.generated/site.json' with { type: 'json' }
import { bareCompany, content } from '@/fixtures/content'
import { attributes, byId, chatUrls, documentIn, select, textOf } from '@/fixtures/html'
import { HomePage, html, PAGE_CASES } from '@/fixtures/pages'
import type { Pictures } from '@/model/pictures/picture-files'
import type { Company } from '@/model/schema/content'

/** Returns a text as it appears in HTML. */
const escaped = (text: string) => renderToStaticMarkup(text)

it('uses the title with the team only if the company names its team', () => {
  const { title, titleWithTeam = '' } = content.home.about
  expect(html(HomePage)).toContain(`>${escaped(titleWithTeam)}</h2>`)
  expect(html(HomePage)).not.toContain(`>${escaped(title)}</h2>`)
  const company = { ...content.company, team: undefined }
  expect(html(HomePage, { ...content, company })).not.toContain(escaped(titleWithTeam))
})

it.each(PAGE_CASES)(
  'shows on the %s what to check, and asks for the licence and the CNPJ, only until the company has both',
  (_, Page, pageName) => {
    const { proof = '' } = content.messages
    const { title = '', items = [] } = content[pageName].about.checks ?? {}
    const cardWith = (facts: Partial<Company>, shown = content) => {
      const company = { ...bareCompany, ...facts }
      const [card] = select(documentIn(html(Page, { ...shown, company })), '.about-card')
      if (!card) throw new Error('The section has no card')
      return {
        facts: select(card, 'dt').length,
        checks: select(card, 'h3, li').map(textOf),
        links: select(card, 'a').map(textOf),
        chats: chatUrls(card).map((url) => new URL(url).searchParams.get('text')),
      }
    }
    const { sanitaryLicence, cnpj } = content.company
    const unproven = {
      facts: 0,
      checks: [title, ...items],
      links: [proof],
      chats: [expect.stringMatching(new RegExp(` ${proof}$`))],
    }
    expect(items.length).toBeGreaterThan(1)
    expect(cardWith({})).toEqual(unproven)
    expect(cardWith({ cnpj })).toEqual({ ...unproven, facts: 1 })
    expect(cardWith({ sanitaryLicence })).toEqual({ ...unproven, facts: 1 })
    expect(cardWith({ sanitaryLicence, cnpj })).toEqual({
      facts: 2,
      checks: [],
      links: [],
      chats: [],
    })
    // Older content has none of these texts.
    const older = structuredClone(content)
    older[pageName].about.checks = undefined
    older.messages.proof = undefined
    expect(cardWith({}, older)).toEqual({ facts: 0, checks: [], links: [], chats: [] })
  },
)

it.each([
  ['that fit', '1'],
  ['that are wide', '1.000.000+ de'],
])('writes no name of a value as a class, with figures %s', (_, numeral) => {
  const figures = content.home.figures.map((figure) => ({ ...figure, numeral }))
  const page = documentIn(html(HomePage, { ...content, home: { ...content.home, figures } }))
  const classes = select(page, '[class]').flatMap(({ classList }) => [...classList])
  for (const name of ['false', 'null', 'undefined']) expect(classes).not.toContain(name)
})

it.each(PAGE_CASES)('shows the photo of the team on the %s in place of the drawing', (_, Page) => {
  const { avif, ...missing } = site.pictures.equipe
  const descriptionWith = (equipe: Pictures['equipe']) => {
    const page = documentIn(html(Page, content, { ...site.pictures, equipe }))
    return attributes(select(byId(page, 'sobre'), '.about-team img'), 'alt')
  }
  const item = content.photos.items.find(({ picture }) => picture === 'equipe')
  expect(descriptionWith({ ...missing, avif })).toEqual([item?.alt])
  expect(descriptionWith({ ...missing, avif: [] })).toEqual(['porta uma à técnicos Dois'])
})

import { changedContent, content } from '@/fixtures/content'
import { launchItems } from '@/model/launch/launch-check'
import { publishedTexts } from '@/model/launch/published-texts'
import { structuredData } from '@/model/metadata/structured-data'
import { parseContent } from '@/model/reading/validation'
import type { SiteContent } from '@/model/schema/content'
import { menuLinks } from './navigation'
import { visibleContent } from './visible-content'

it('keeps the lists of content that hides nothing', () => {
  const { home, drains, pests } = visibleContent(content)
  // The same object, so that the preview compares nothing in it.
  expect(pests).toBe(content.pests)
  for (const [visible, page] of [[home, content.home] as const, [drains, content.drains] as const])
    expect(visible).toEqual({ ...page, shows: expect.anything() })
})

it('shows the pests only on their page', () => {
  const { home, drains } = visibleContent(content)
  expect([home.shows.pests, drains.shows.pests]).toEqual([true, false])
})

it('removes a hidden service, its tiles and its name for search engines', () => {
  const hides = changedContent(({ home }) =>
    Object.assign(home.services.items[0] ?? {}, { hidden: true }),
  )
  const [service] = hides.home.services.items
  expect(hides.home.problems.items.some((tile) => tile.service === service?.slug)).toBe(true)
  const { home } = visibleContent(parseContent(hides))
  expect(home.services.items).toEqual(content.home.services.items.slice(1))
  expect(home.problems.items).toEqual(
    content.home.problems.items.filter((tile) => tile.service !== service?.slug),
  )
  expect(JSON.stringify(structuredData(visibleContent(hides), '/'))).not.toContain(
    JSON.stringify(service?.title),
  )
})

it('removes the links to a hidden section', () => {
  const hides = changedContent(({ home }) => {
    home.hidden = { services: true, about: true, area: true, pests: true, testimonials: true }
  })
  const hrefs = menuLinks(visibleContent(hides)).map(({ href }) => href)
  expect(hrefs).toEqual(['/', '/desentupimento', '/#contato'])
  const { home, drains } = visibleContent(hides)
  expect(home.problems.items).toEqual([])
  expect(home.shows.problems).toBe(false)
  expect(drains.otherPage.link.href).toBe('/')
  const [, business] = structuredData(visibleContent(hides), '/')['@graph'] as readonly {
    hasOfferCatalog?: readonly unknown[]
  }[]
  expect(business?.hasOfferCatalog).toHaveLength(1)
})

it('empties the lists of hidden sections, and of those that they contain', () => {
  const { home } = visibleContent(
    changedContent(({ home }) => {
      home.hidden = { about: true, questions: true }
    }),
  )
  expect(content.home.figures).toHaveLength(4)
  expect([home.figures, home.questions.items]).toEqual([[], []])
  expect(home.services).toEqual(content.home.services)
})

it('hides on the home page the way to hidden pests, which would lead to itself', () => {
  const hides = changedContent(({ home }) => {
    home.hidden = { pests: true }
    home.otherPage.link.href = '/#pragas'
  })
  expect(visibleContent(hides).home.shows.otherPage).toBe(false)
})

it('hides testimonials that are all samples while these are off, and the link to them', () => {
  const hides = changedContent(({ testimonials }) => {
    testimonials.samples = false
    for (const testimonial of testimonials.home) testimonial.sample = true
  })
  const visible = visibleContent(hides)
  expect(visible.testimonials.home).toEqual([])
  expect(visible.home.shows.testimonials).toBe(false)
  expect(menuLinks(visible).map(({ href }) => href)).not.toContain('/#depoimentos')
})

it.each([
  ['the real ones alone', [{}, { sample: true }], [0]],
  ['samples without a real one', [{ sample: true }, { sample: true }], [0, 1]],
  ['samples beside a hidden real one', [{ hidden: true }, { sample: true }], [1]],
])('shows of the testimonials of a page %s', (_, states, shown) => {
  const [testimonial] = content.testimonials.home
  const items = states.map((state, index) => ({
    ...testimonial,
    name: `Cliente ${index}`,
    sample: false,
    ...state,
  }))
  const company = changedContent(({ testimonials }) => Object.assign(testimonials, { home: items }))
  expect(visibleContent(company).testimonials.home).toEqual(shown.map((index) => items[index]))
})

it('removes the place of a hidden card from the houses', () => {
  const [pest] = content.pests.items
  const [service] = content.drains.services.items
  const hides = changedContent(({ home, pests, drains }) => {
    home.places = {
      title: 'Onde?',
      items: [
        { place: 'chao', label: 'Terra', service: pest?.slug ?? 'baratas' },
        { place: 'cano', label: 'Cano', service: 'desentupimento' },
      ],
    }
    drains.places = {
      title: 'Onde?',
      items: [
        { place: 'vaso', label: 'Banheiro', service: service?.slug ?? 'ralo' },
        { place: 'fossa', label: 'Jardim', service: 'fossa' },
      ],
    }
    for (const card of [pests.items[0], drains.services.items[0]])
      Object.assign(card ?? {}, { hidden: true })
  })
  const shown = visibleContent(hides)
  expect(shown.home.places?.items.map(({ place }) => place)).toEqual(['cano'])
  expect(shown.drains.places?.items.map(({ place }) => place)).toEqual(['fossa'])
})

it('shows no first-aid numbers on the cards while the first aid is hidden', () => {
  const hides = changedContent(({ drains }) => {
    drains.hidden = { firstAid: true }
  })
  expect(content.drains.services.items.some(({ emergency }) => emergency)).toBe(true)
  expect(visibleContent(hides).drains.services.items.some(({ emergency }) => emergency)).toBe(false)
})

it('asks nothing about a hidden text', () => {
  const texts = (company: typeof content) => publishedTexts(company).map(({ text }) => text)
  const { answer = '' } = content.drains.questions.items[0] ?? {}
  expect(texts(content)).toContain(answer)
  const item = changedContent(({ drains }) =>
    Object.assign(drains.questions.items[0] ?? {}, { hidden: true }),
  )
  expect(texts(item)).not.toContain(answer)
  const section = changedContent(({ drains }) => {
    drains.hidden = { questions: true }
  })
  expect(texts(section)).not.toContain(answer)
  const namesIntro = (about: boolean) => {
    const broken = changedContent(({ home }) => {
      home.about.intro = 'ComeÃ§amos em 2010.'
      home.hidden = { about }
    })
    return launchItems(broken, '2027-01-15').some(
      ({ path }) => path.join('.') === 'home.about.intro',
    )
  }
  expect([namesIntro(false), namesIntro(true)]).toEqual([true, false])
})

it('counts only the shown items of a list', () => {
  const hides = (count: number) =>
    changedContent(({ drains }) => {
      for (const item of drains.questions.items.slice(count)) item.hidden = true
    })
  expect(() => parseContent(hides(3))).not.toThrow()
  expect(() => parseContent(hides(2))).toThrow('tem 2 à vista, e o mínimo é 3')
})

it('asks nothing about samples, tiles and links that no page shows', () => {
  const paths = (change: (content: SiteContent) => void) =>
    launchItems(changedContent(change), '2027-01-15').flatMap(({ path, paths: others = [] }) =>
      [path, ...others].map((found) => found.join('.')),
    )
  const broken = 'ComeÃ§ou com formigas.'
  const breakSample = ({ testimonials }: SiteContent) => {
    Object.assign(testimonials.home[0] ?? {}, { comment: broken, sample: true })
    for (const other of testimonials.home.slice(1)) other.sample = true
  }
  const comment = 'testimonials.home.0.comment'
  expect(
    paths((content) => {
      content.testimonials.samples = true
      breakSample(content)
    }),
  ).toContain(comment)
  expect(
    paths((content) => {
      content.testimonials.samples = false
      breakSample(content)
    }),
  ).not.toContain(comment)
  expect(
    paths((content) => {
      content.testimonials.samples = true
      breakSample(content)
      Object.assign(content.testimonials.home[1] ?? {}, { sample: false })
    }),
  ).not.toContain(comment)

  const tileIndex = content.home.problems.items.findIndex(({ service }) =>
    content.home.services.items.some(({ slug }) => slug === service),
  )
  const breakTile = ({ home }: SiteContent) => {
    Object.assign(home.problems.items[tileIndex] ?? {}, { label: 'Pix Ã©' })
  }
  const label = `home.problems.items.${tileIndex}.label`
  expect(paths(breakTile)).toContain(label)
  expect(
    paths((content) => {
      breakTile(content)
      content.home.hidden = { services: true }
    }),
  ).not.toContain(label)

  const breakWay = ({ home }: SiteContent) => {
    home.otherPage.text = broken
    home.otherPage.link.href = '/#pragas'
  }
  expect(paths(breakWay)).toContain('home.otherPage.text')
  expect(
    paths((content) => {
      breakWay(content)
      content.home.hidden = { pests: true }
    }),
  ).not.toContain('home.otherPage.text')
})

import type * as routes from '@/model/site/routes'
import { isHiddenAt } from './hidden'

jest.mock('@/model/site/routes', () => {
  const actual = jest.requireActual<typeof routes>('@/model/site/routes')
  return { ...actual, pageNames: [...actual.pageNames, 'added'] }
})

it.each([
  [['home', 'about', 'title'], { home: { hidden: { about: true } } }, true],
  [['home', 'figures', 0, 'label'], { home: { hidden: { about: true } } }, true],
  [['pests', 'items', 0, 'title'], { home: { hidden: { pests: true } } }, true],
  [['testimonials', 'drains', 0, 'name'], { drains: { hidden: { testimonials: true } } }, true],
  [
    ['home', 'questions', 'items', 1, 'answer'],
    { home: { questions: { items: [{}, { hidden: true }] } } },
    true,
  ],
  [
    ['home', 'questions', 'items', 0, 'answer'],
    { home: { questions: { items: [{}, { hidden: true }] } } },
    false,
  ],
  // Each pest card has the button of the services.
  [['home', 'services', 'button'], { home: { hidden: { services: true } } }, false],
  [['home', 'services', 'button'], { home: { hidden: { services: true, pests: true } } }, true],
  [['home', 'services', 'title'], { home: { hidden: { services: true } } }, true],
  [['drains', 'services', 'button'], { drains: { hidden: { services: true } } }, true],
  [['home', 'hero', 'title'], { home: { hidden: { hero: true } } }, false],
])('tells whether %j is hidden', (path, hides, expected) => {
  expect(isHiddenAt(hides, path)).toBe(expected)
})

it.each([
  ['equipe', { home: { about: {}, hidden: { about: true } }, drains: { about: {} } }, false],
  ['equipe', { home: { about: {}, hidden: { about: true } } }, true],
  ['comprovante', { home: { method: { proof: {} } } }, false],
  ['comprovante', { home: { method: {} } }, true],
  ['antes-ralo', { drains: { services: { items: [{}, { slug: 'ralo' }] } } }, false],
  ['ralo', { drains: { services: { items: [{ slug: 'ralo', hidden: true }] } } }, true],
  ['ralo', { drains: { services: { items: [{ slug: 'vaso' }] } } }, true],
  ['baratas', { pests: { items: [{ slug: 'baratas' }] } }, false],
  // A card of a page that was added later.
  ['ralo', { added: { services: { items: [{ slug: 'ralo' }] } } }, false],
  // A file that was changed by hand.
  ['constructor', {}, true],
  ['pagina-nao-encontrada', { interface: { notFound: {} } }, false],
])('tells whether the photo of %s is hidden in %j', (picture, pages, expected) => {
  const hides = { ...pages, photos: { items: [{ picture }] } }
  expect(isHiddenAt(hides, ['photos', 'items', 0, 'alt'])).toBe(expected)
})

/** @jest-environment jsdom */

import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import site from '@/.generated/site.json' with { type: 'json' }
import { fillContent, readLeniently } from '@/editor/derived/lenient-content'
import type { ContentFiles } from '@/editor/store/content'
import { companyFiles as files } from '@/fixtures/content'
import { type VisibleContent, visibleContent } from '@/model/page/visible-content'
import { type SiteContent, siteContentSchema } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { withoutMarkers } from '@/model/values/text-markers'
import { fieldKey, isObject, leaves, parseFieldKey } from '@/model/values/tree'
import { addMarkers, elementsShowingField, fieldsOn, listAround } from './fields-on-page'
import { createPageRoot, PreviewPage, type PreviewPageName, preferredPageFor } from './page'
import { tapTargetAt } from './tap-target'

// `flushSync` renders at once, as in the preview. `act` would drop the page that follows an error.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

const content = siteContentSchema.parse(files)

/** Shows a page in a root, or replaces the page that the root shows. */
const show = (root: Root, name: PreviewPageName, shown: VisibleContent) =>
  flushSync(() => root.render(<PreviewPage name={name} content={shown} pictures={site.pictures} />))

function render(shown: SiteContent, page: PreviewPageName): HTMLElement {
  const body = document.createElement('body')
  show(createRoot(body), page, visibleContent(fillContent(shown)))
  return body
}

const contentWithMarkers = addMarkers(content)

function pageWithFields(page: PreviewPageName) {
  const body = render(contentWithMarkers, page)
  return { body, fields: fieldsOn(body, contentWithMarkers, site.pictures) }
}

const pages = {
  home: pageWithFields('home'),
  drains: pageWithFields('drains'),
  notFound: pageWithFields('notFound'),
}

it.each([
  ['home', 'pests.items.0.signs'],
  ['home', 'testimonials.home.0.comment'],
  ['home', 'company.name'],
  ['home', 'company.towns.1.name'],
  ['drains', 'company.address.street'],
  ['drains', 'company.phone'],
  ['drains', 'company.cnpj'],
  ['drains', 'company.responseTime'],
  ['home', 'messages.default'],
  ['home', 'messages.pests'],
  ['home', 'messages.photo'],
  ['home', 'messages.service'],
  ['drains', 'messages.drains'],
  ['drains', 'messages.video'],
  ['notFound', 'interface.notFound.explanation'],
] as const)('finds on the page %s an element that shows %s', (page, key) => {
  const { fields } = pages[page]
  expect(elementsShowingField(fields, parseFieldKey(key)).length).toBeGreaterThan(0)
})

it('finds nothing for a new list item without a text, and the list around it', () => {
  const path = ['home', 'problems', 'items', 99, 'title']
  const { fields } = pages.home
  expect(elementsShowingField(fields, path)).toEqual([])
  const list = listAround(path) ?? []
  expect(fieldKey(list)).toBe('home.problems.items')
  expect(elementsShowingField(fields, list)).not.toEqual([])
})

const DRAIN_PICTURES = [
  'caixa-de-gordura',
  'calha',
  'cano',
  'esgoto',
  'fossa',
  'tubulacao',
  'vaso',
] as const

it.each([
  ['the photo of a field beside it', 'photos.items.0.alt', ['ralo']],
  [
    'the pictures that may be a photo',
    'photos.items',
    [...DRAIN_PICTURES, 'ralo', 'antes-ralo', 'equipe', 'hero-desentupimento'],
  ],
  ['an illustration', 'photos.items.vaso.file', ['vaso']],
  ['no illustration of another page', 'photos.items.rato.file', []],
] as const)('finds %s', (_, key, names) => {
  const { fields } = pages.drains
  const shown = elementsShowingField(fields, parseFieldKey(key)).map((element) =>
    element.getAttribute('src'),
  )
  expect(new Set(shown)).toEqual(new Set(names.map((name) => site.pictures[name].src)))
})

it.each([
  ['home', 'pests.items.0.name'],
  ['drains', 'drains'],
  ['drains', 'testimonials.drains.0.comment'],
  ['notFound', 'interface.notFound.title'],
  ['serverError', 'interface.errors.title'],
  [undefined, 'company.name'],
  [undefined, 'messages.drains'],
])('prefers the page %s for the field %s', (page, key) => {
  expect(preferredPageFor(parseFieldKey(key))).toBe(page)
})

it.each(['home', 'drains', 'notFound', 'serverError'] as const)(
  'renders no <script> on the page %s, because React would not run it',
  (page) => {
    expect(render(content, page).querySelector('script')).toBeNull()
  },
)

it.each(['home', 'drains', 'notFound', 'serverError'] as const)(
  'renders the same HTML for the page %s with and without markers, except in chat links',
  (page) => {
    const htmlOf = (shown: SiteContent) =>
      withoutMarkers(render(shown, page).innerHTML).replace(/ href="[^"]*"/g, '')
    expect(htmlOf(contentWithMarkers)).toBe(htmlOf(content))
  },
)

it('finds the field of each text that the page shows', () => {
  for (const page of ['home', 'drains'] as const) {
    const { fields } = pages[page]
    const found = new Set([...fields.values()].flat().map(fieldKey))
    const shown = leaves(content)
      .filter(({ path, value }) => typeof value === 'string' && fieldAt(path)?.kind !== 'choice')
      .map(({ path }) => fieldKey(path))
      .filter((key) => key.startsWith(`${page}.`) && !/\.(meta|keywords)\./.test(key))
    // The page replaces the first four for sample testimonials, for a named team, for its photo and for the
    // licence, and no map shows the towns of this company. The town of a note only decides which town shows
    // the note.
    const missing = shown.filter(
      (key) =>
        !found.has(key) &&
        !/(testimonials\.intro|about\.(?:title|alt|checks\..+)|area\.mapAlt|notes\.\d\.town)$/.test(
          key,
        ),
    )
    expect(missing).toEqual([])
  }
})

it.each([
  ['home', 'h1', { path: ['home', 'hero', 'title'] }],
  ['home', '.footer-phone', { path: ['company', 'phone'] }],
  ['drains', '.brand', { path: ['company', 'name'] }],
  ['drains', '.brand', { path: ['company', 'name'] }],
  ['home', '.floating-chat a', { path: ['interface', 'general', 'floatingChat'] }],
  ['home', '.about-figures strong', { path: ['home', 'figures', 0, 'numeral'] }],
  ['home', '.hero-picture img', { path: ['photos', 'items', 'hero-dedetizacao', 'file'] }],
  ['home', '.page-tabs a[href="/desentupimento"]', { page: 'drains' }],
  ['home', '.footer-navigation a[href="/#pragas"]', undefined],
] as const)('returns the target of a tap on the page %s at %s: %j', (page, selector, expected) => {
  const { body, fields } = pages[page]
  let found: unknown = 'no click'
  const follow = (event: Event) => {
    event.preventDefault()
    found = tapTargetAt(event as MouseEvent, fields)
  }
  body.addEventListener('click', follow, { once: true })
  body.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(found).toEqual(expected)
})

type ChangeList = (items: readonly unknown[]) => readonly unknown[]

/** Returns a copy of a tree with each list changed, the inner lists first. */
function changeLists(tree: unknown, change: ChangeList): unknown {
  if (Array.isArray(tree)) return change(tree.map((item) => changeLists(item, change)))
  if (!isObject(tree)) return tree
  const fields = Object.entries(tree).map(([name, value]) => [name, changeLists(value, change)])
  return Object.fromEntries(fields)
}

const emptyItem = (items: readonly unknown[]) => (isObject(items[0]) ? {} : '')

/** Returns a list with a letter typed into the first text of the item before the last. */
const typeIntoLastButOne: ChangeList = (items) =>
  items.map((item, index) => {
    if (index !== items.length - 2) return item
    if (!isObject(item)) return 'x'
    const fields = Object.keys(Object(items[0])).map((name) => [name, 'x'])
    return Object.fromEntries(fields)
  })

it.each(['home', 'drains'] as const)(
  'shows each list of the page %s as it is after items are added, typed, moved and removed',
  (page) => {
    const body = document.createElement('body')
    const root = createRoot(body)
    let draft = changeLists(files, (items) => items)
    const changes: ChangeList[] = [
      (items) => [...items, emptyItem(items), emptyItem(items)],
      typeIntoLastButOne,
      (items) => [...items.slice(-1), ...items.slice(0, -1)],
      (items) => items.slice(1, -1),
    ]
    for (const change of [(items) => items, ...changes] as ChangeList[]) {
      draft = changeLists(draft, change)
      const shown = readLeniently(draft as ContentFiles)
      show(root, page, visibleContent(fillContent(shown)))
      expect(body.innerHTML).toBe(render(shown, page).innerHTML)
    }
  },
)

it('returns the elements of an item in the order of its fields, if the owner types the last one first', () => {
  const { questions } = content.home
  const withQuestion = (question: string, answer: string) => {
    const items = [...questions.items, { question, answer }]
    return addMarkers({ ...content, home: { ...content.home, questions: { ...questions, items } } })
  }
  withQuestion('', 'Resposta')
  const shown = withQuestion('Pergunta', 'Resposta')
  const fields = fieldsOn(render(shown, 'home'), shown, site.pictures)
  const path = ['home', 'questions', 'items', questions.items.length]
  const texts = elementsShowingField(fields, path).map(({ textContent }) => textContent ?? '')
  expect(texts.map(withoutMarkers)).toEqual(['Pergunta', 'Resposta'])
})

it('finds fields on a page with a link whose query is not valid UTF-8', () => {
  const socialProfiles = [{ name: 'X', url: 'https://x.com/intent/post?text=100%' }]
  const shown = addMarkers({ ...content, company: { ...content.company, socialProfiles } })
  const fields = fieldsOn(render(shown, 'home'), shown, site.pictures)
  expect(elementsShowingField(fields, ['company', 'socialProfiles', 0, 'name'])).not.toEqual([])
})

it('shows a sentence in place of a page that fails, and the page after the next change', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const body = document.createElement('body')
  const root = createPageRoot(body)
  const showNothing = () => show(root, 'home', {} as VisibleContent)
  showNothing()
  expect(body.textContent).toMatch(/^Esta página não pode ser mostrada agora/)
  show(root, 'home', visibleContent(fillContent(content)))
  expect(body.querySelector('h1')).not.toBeNull()
  showNothing()
  expect(body.textContent).toMatch(/^Esta página não pode ser mostrada agora/)
  jest.restoreAllMocks()
})

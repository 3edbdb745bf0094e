/** @jest-environment jsdom */
import { type FieldPath, parseFieldKey } from '@/model/values/tree'
import { tapTargetAt } from './tap-target'

const PAGE = `
  <header><a href="/">início</a><nav aria-label="Menu"><a href="/desentupimento">outra</a></nav></header>
  <section aria-label="Dúvidas"><p>quando</p><p>onde</p><b>rótulo</b><i></i></section>
  <footer><a href="tel:1"><span>telefone</span></a><i></i></footer>`

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  nav: ['interface.general.headerNavigation'],
  'header > a': ['company.name'],
  section: ['home.questions.title'],
  'p:nth-child(1)': ['home.questions.items.0.question'],
  'p:nth-child(2)': ['home.questions.items.1.question'],
  b: ['interface.general.chatHint'],
  span: ['interface.general.whatsapp', 'company.phone'],
}

/** Each element is a line of 10 pixels, in the order of the page. */
const topOf = (element: Element) => 10 * [...document.querySelectorAll('*')].indexOf(element)

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.getClientRects = () => [new DOMRect()] as never
  Element.prototype.getBoundingClientRect = function (this: Element) {
    return { left: 0, right: 100, top: topOf(this), bottom: topOf(this) + 10 } as DOMRect
  }
  document.elementsFromPoint = (_, y) =>
    [...document.querySelectorAll('p')].filter((element) => topOf(element) === y)
  document.body.innerHTML = PAGE
})

const elementAt = (selector: string) => document.querySelector(selector) as Element

/** Returns what a tap on an element opens, beside the upper edge of another. */
function tap(selector: string, beside = selector, detail = 1) {
  const fields = new Map<Element, readonly FieldPath[]>(
    Object.entries(FIELDS).map(([shown, keys]) => [elementAt(shown), keys.map(parseFieldKey)]),
  )
  const [target, clientY] = [elementAt(selector), topOf(elementAt(beside))]
  return tapTargetAt({ target, clientX: 50, clientY, detail } as never, fields)
}

const field = (key: string) => ({ path: parseFieldKey(key) })

it('opens the text under the finger, also below another element', () => {
  expect(tap('p:nth-child(2)')).toEqual(field('home.questions.items.1.question'))
  expect(tap('i', 'p:nth-child(2)')).toEqual(field('home.questions.items.1.question'))
})

it('opens the nearest text, and a label only beside nothing else', () => {
  expect(tap('section', 'b')).toEqual(field('home.questions.items.1.question'))
  expect(tap('i', 'p:nth-child(1)', 0)).toEqual(field('home.questions.items.0.question'))
  expect(tap('b')).toEqual(field('interface.general.chatHint'))
})

it('opens the fact after a label, and not the label that only screen readers read', () => {
  expect(tap('span')).toEqual(field('company.phone'))
  expect(tap('nav')).toBeUndefined()
})

it('opens the page of a link without a field, and no field outside the tapped part', () => {
  expect(tap('nav > a')).toEqual({ page: 'drains' })
  expect(tap('footer > i')).toEqual(field('company.phone'))
  expect(tap('header')).toEqual(field('company.name'))
})

import { JSDOM } from 'jsdom'
import { FIXTURE_FOLDER, OWNER_FOLDER } from '@/model/folder'
import { shortNames } from './short-names'

const CSS = String.raw`:root{--page-color:red}.card,.sm\:hidden\!{color:var(--page-color)}.menu-panel{--top:0}.hero .card{margin:.5rem;background:url(/a--b.card.svg)}.hero.card{animation-timeline:--section}`
const HTML =
  '<p class="hero card"></p><p class="card sm:hidden! plain menu-panel"></p><path stroke="var(--outline)"/>'

const names = () =>
  shortNames({
    pages: [new JSDOM(HTML).window.document],
    styleSheets: [CSS],
    scripts: 'element.className = "menu-panel"; style.setProperty("--top", "1px")',
  })

afterEach(() => {
  process.env.COMPANY = FIXTURE_FOLDER
})

it('shortens classes and custom properties of the owner’s site, except those of scripts', () => {
  process.env.COMPANY = OWNER_FOLDER
  const { inStyleSheet, inClassList } = names()
  expect(inStyleSheet(CSS)).toBe(
    ':root{--a:red}.a,.c{color:var(--a)}.menu-panel{--top:0}.b .a{margin:.5rem;background:url(/a--b.card.svg)}.b.a{animation-timeline:--b}',
  )
  expect(inClassList('hero card')).toBe('b a')
  expect(inClassList('card sm:hidden! plain menu-panel')).toBe('a c menu-panel')
})

it('keeps the names of other companies, because tests locate elements by them', () => {
  process.env.COMPANY = FIXTURE_FOLDER
  const { inStyleSheet, inClassList } = names()
  expect(inStyleSheet(CSS)).toBe(CSS)
  expect(inClassList('card plain')).toBe('card plain')
})

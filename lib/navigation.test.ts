import { isCurrentPage, menuLinks, navigation } from './navigation'

it.each([
  ['/', '/', true],
  ['/#servicos', '/', true],
  ['/desentupimento', '/desentupimento', true],
  ['/desentupimento#sobre', '/desentupimento', true],
  ['/', '/desentupimento', false],
  ['/#servicos', '/desentupimento', false],
  ['/desentupimento', '/', false],
  ['/desentupimento-novo', '/desentupimento', false],
  ['/', '', false],
])('a link to %s on the page %s: %s', (href, path, current) => {
  expect(isCurrentPage(href, path)).toBe(current)
})

it('leads to testimonials only where the home page has some', () => {
  const lead = (testimonials: string[]) => menuLinks(testimonials).map(({ href }) => href)
  expect(lead(['Muito bom.'])).toEqual(navigation.map(({ href }) => href))
  expect(lead([])).not.toContain('/#depoimentos')
  expect(lead([])).toHaveLength(navigation.length - 1)
})

import { isCurrentPage } from './navigation'

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

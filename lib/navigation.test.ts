import { menuLinks, navigation } from './navigation'

it('links to testimonials only if the home page has some', () => {
  const hrefs = (testimonials: string[]) => menuLinks(testimonials).map(({ href }) => href)
  expect(hrefs(['Muito bom.'])).toEqual(navigation.map(({ href }) => href))
  expect(hrefs([])).not.toContain('/#depoimentos')
  expect(hrefs([])).toHaveLength(navigation.length - 1)
})

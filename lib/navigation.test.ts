import { menuLinks, navigation } from './navigation'

it('links to testimonials only if the home page has some', () => {
  const lead = (testimonials: string[]) => menuLinks(testimonials).map(({ href }) => href)
  expect(lead(['Muito bom.'])).toEqual(navigation.map(({ href }) => href))
  expect(lead([])).not.toContain('/#depoimentos')
  expect(lead([])).toHaveLength(navigation.length - 1)
})

import { menuLinks, navigation } from './navigation'

it('leads to testimonials only where the home page has some', () => {
  const lead = (testimonials: string[]) => menuLinks(testimonials).map(({ href }) => href)
  expect(lead(['Muito bom.'])).toEqual(navigation.map(({ href }) => href))
  expect(lead([])).not.toContain('/#depoimentos')
  expect(lead([])).toHaveLength(navigation.length - 1)
})

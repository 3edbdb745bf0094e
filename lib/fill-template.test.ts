import { fillTemplate } from './fill-template'

it('replaces each placeholder with the unchanged value', () => {
  expect(fillTemplate('{price}: a partir de {price}', 'price', 'R$$ 90')).toBe(
    'R$$ 90: a partir de R$$ 90',
  )
})

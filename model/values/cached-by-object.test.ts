import { cachedByObject } from './cached-by-object'

it('computes the value of an object once for equal arguments, and again for others', () => {
  const compute = jest.fn((value: object, path: readonly string[]) => [value, ...path])
  const cached = cachedByObject(compute)
  const list: object = []
  expect(cached(list, ['company'])).toBe(cached(list, ['company']))
  expect(compute).toHaveBeenCalledTimes(1)
  expect(cached(list, ['home'])).toEqual([list, 'home'])
  expect(cached({}, ['home'])).toEqual([{}, 'home'])
})

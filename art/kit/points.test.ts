import { cells } from './background'
import { points } from './points'

it('reads pairs of numbers in the notation of SVG', () => {
  expect(points('1,2 -3.5,4')).toEqual([
    [1, 2],
    [-3.5, 4],
  ])
})

it.each(['1', '1,2,3', '1,x', '1,2 3'])('refuses %j as points', (text) => {
  expect(() => points(text)).toThrow(SyntaxError)
})

it('reads cells as column, row and quadrant', () => {
  expect(cells('0,1,2 3,0,0')).toEqual([
    [0, 1, 2],
    [3, 0, 0],
  ])
})

it.each(['0,1', '0,1,4', 'x,1,2', '0,1,2 3'])('refuses %j as cells', (text) => {
  expect(() => cells(text)).toThrow()
})

import { optimised, pathBounds, readPath } from './path'

const svg = (d: string) => `<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`
const shortened = (d: string, decimals = 1) =>
  optimised(svg(d), decimals).match(/ d="([^"]+)"/)?.[1]

describe('the box of a path', () => {
  it.each([
    ['lines, absolute and relative', 'M10 20h30v-5l-50 25Z', [-10, 15, 40, 40]],
    ['the control points of a curve', 'M0 0C10 -30 20 50 30 0', [0, -30, 30, 50]],
    ['a reflected control point', 'M0 0Q10 20 20 0T40 0', [0, -20, 40, 20]],
    ['a second subpath', 'M0 0h1zm5 5h1z', [0, 0, 6, 5]],
  ])('holds %s', (_, d, [x0, y0, x1, y1]) => {
    expect(pathBounds(d)).toEqual({ x0, y0, x1, y1 })
  })

  it('holds an arc, though it may be larger', () => {
    const { x0, y0, x1, y1 } = pathBounds('M-50 0A50 12 0 1 1 50 0A50 12 0 1 1 -50 0Z')
    expect(Math.max(x0 + 50, y0 + 12, 50 - x1, 12 - y1)).toBeLessThanOrEqual(0)
  })

  it('lies where the transformations move it, the outer one first', () => {
    const moved = pathBounds('M0 0h10v20Z', 'translate(100 50) rotate(90) scale(2)')
    const rounded = Object.fromEntries(Object.entries(moved).map(([k, v]) => [k, Math.round(v)]))
    expect(rounded).toEqual({ x0: 60, y0: 50, x1: 100, y1: 70 })
  })
})

it.each(['M0 0LNaN 3', 'M0 0X3', 'L1 1', 'M0 0L1'])('refuses the path %s', (d) => {
  expect(() => readPath(d)).toThrow(SyntaxError)
  expect(() => shortened(d)).toThrow(SyntaxError)
})

describe('a shortened path', () => {
  it('is relative, so that the same form is the same text wherever it stands', () => {
    const form = 'c5 0 8 4 9 10l-12 3z'
    expect(shortened(`M100 200${form}`)?.slice(8)).toBe(shortened(`M300 400${form}`)?.slice(8))
  })

  it('is rounded without letting the steps drift', () => {
    const steps = Array.from({ length: 31 }, (_, i) => `L${i / 3} ${(i * i) / 7}`).join('')
    const { x1, y1 } = pathBounds(shortened(`M0 0${steps}`) ?? '')
    expect(x1).toBeCloseTo(10, 1)
    expect(y1).toBeCloseTo(900 / 7, 1)
  })
})

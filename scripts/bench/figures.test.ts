import { Figures, missOf, ratioOf, shortfalls, tableOf } from './figures'

function rowOf(bound: Parameters<Figures['add']>[2], site: number[], plain: number[] = []) {
  const figures = new Figures()
  for (const value of site) figures.add('/', 'LCP', bound, { site: value })
  for (const value of plain) figures.add('/', 'LCP', bound, { plain: value })
  return figures.rows
}

it('judges the median of the rounds, not their mean', () => {
  const [row] = rowOf({ ratio: 1.1 }, [100, 110, 900], [100, 100])
  expect(row && ratioOf(row)).toBe(1.1)
  expect(row && missOf(row)).toBe(0)
})

it('says what a ratio, a limit and a least value would take', () => {
  expect(shortfalls(rowOf({ ratio: 1.1 }, [120, 130], [100]))).toEqual([
    '/ LCP: 15 less would keep ≤ 1.1 × plain',
  ])
  expect(shortfalls(rowOf({ most: 10 }, [12.5]))).toEqual(['/ LCP: 2.5 less would keep ≤ 10'])
  expect(shortfalls(rowOf({ least: 100 }, [98]))).toEqual(['/ LCP: 2 more would keep ≥ 100'])
})

it('takes a figure that was never measured as past its bound', () => {
  const rows = rowOf({ ratio: 1.1 }, [100])
  expect(tableOf(rows).at(-1)?.at(-1)).toBe('PAST IT')
})

it('keeps what has no bound', () => {
  expect(shortfalls(rowOf({}, [100]))).toEqual([])
})

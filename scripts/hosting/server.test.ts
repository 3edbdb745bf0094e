import { readHeaders } from './server'

it('joins the values of a header from all rules that match a path', () => {
  const headersOf = readHeaders('/*\n  A: 1\n  B: 1\n/in/*\n  B: 2: 3\n')
  expect(headersOf('/in/x')).toEqual({ A: '1', B: '1, 2: 3' })
  expect(headersOf('/')).toEqual({ A: '1', B: '1' })
})

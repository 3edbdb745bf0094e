import { parseHeaders } from './server'

it('joins the values of a header, and removes a header with `! Name`', () => {
  const headersOf = parseHeaders('/*\n  A: 1\n  B: 1\n/in/*\n  ! A\n  A: 2: 3\n  B: 2\n')
  expect(headersOf('/in/x')).toEqual({ A: '2: 3', B: '1, 2' })
  expect(headersOf('/')).toEqual({ A: '1', B: '1' })
})

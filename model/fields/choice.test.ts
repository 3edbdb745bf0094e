import { choices } from './choice'

const days = choices('Dias', { Monday: 'Segunda', Friday: 'Sexta' })

it.each([
  [['Monday', 'Friday'], true],
  [['Friday'], true],
  [[], false],
  [['Friday', 'Friday'], false],
  [['Sunday'], false],
])('accepts one or several different values, %j: %s', (values, isAccepted) => {
  expect(days.safeParse(values).success).toBe(isAccepted)
})

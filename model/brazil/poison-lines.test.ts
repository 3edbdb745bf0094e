import { readFileSync } from 'node:fs'
import { formatPhone } from '@/model/fields/phone/format'
import { parsePhone } from '@/model/fields/phone/parse-phone'
import { poisonLineOf } from './poison-lines'
import { STATES, type StateCode } from './states'

const sources = readFileSync('docs/sources.md', 'utf8')

it.each(Object.keys(STATES) as StateCode[])('shows a documented poison line in %s', (code) => {
  const { name, number } = poisonLineOf(code)
  expect(sources).toContain(
    `${name}${name.includes('/') ? '' : ' (Anvisa)'}, ${formatPhone(number)}`,
  )
  expect(parsePhone(number)).toBe(number)
  // A centre of another state would send people to the wrong hospitals.
  if (name.includes('/')) expect(name.slice(-2)).toBe(code)
})

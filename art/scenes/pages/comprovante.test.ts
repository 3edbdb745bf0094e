import { company } from '../../../content/company'
import { setLine } from '../../lettering'
import { companyLine, fitValue } from './comprovante'

const sanitaryLicence = 'Vigilância Sanitária de Içara nº 123/2026'
const environmentalLicence = 'IMA nº 4567/2026'

it('shows each licence that the company has', () => {
  const line = (facts: object) => companyLine({ ...company, name: 'Casa Serena', ...facts })
  expect(line({})).toBe('Casa Serena')
  expect(line({ sanitaryLicence })).toBe(`Casa Serena · ${sanitaryLicence}`)
  expect(line({ environmentalLicence })).toBe(`Casa Serena · ${environmentalLicence}`)
  expect(line({ sanitaryLicence, environmentalLicence })).toBe(
    `Casa Serena · ${sanitaryLicence} · ${environmentalLicence}`,
  )
})

it.each([
  ['a short value', 'Casa Serena', 1, 22],
  ['an ordinary one', `Casa Serena · ${sanitaryLicence} · ${environmentalLicence}`, 1, 14],
  ['the longest that the content rules allow', 'Secretaria '.repeat(23).slice(0, 246).trim(), 2, 8],
  ['one without a space', 'w'.repeat(246), 1, 1],
])('keeps %s within its line', (_, value, count, least) => {
  const room = 556
  const { size, lines } = fitValue(value, room)
  expect(lines).toHaveLength(count)
  expect(lines.join(' ')).toBe(value)
  expect(size).toBeGreaterThanOrEqual(least)
  for (const line of lines)
    expect(setLine(line, 0, 0, { font: 'text', size }).width).toBeLessThanOrEqual(room + 0.01)
})

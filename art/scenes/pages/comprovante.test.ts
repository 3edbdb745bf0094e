import { setLine } from '@/art/lettering'
import { bareCompany } from '@/lib/other-company'
import { companyLine, fitValue } from './comprovante'

const sanitaryLicence = 'Vigilância Sanitária de Içara nº 123/2026'
const environmentalLicence = 'IMA nº 4567/2026'

it('shows each licence that the company has', () => {
  const line = (facts: object) => companyLine({ ...bareCompany, ...facts })
  expect(line({})).toBe('Praia Limpa')
  expect(line({ sanitaryLicence })).toBe(`Praia Limpa · ${sanitaryLicence}`)
  expect(line({ environmentalLicence })).toBe(`Praia Limpa · ${environmentalLicence}`)
  expect(line({ sanitaryLicence, environmentalLicence })).toBe(
    `Praia Limpa · ${sanitaryLicence} · ${environmentalLicence}`,
  )
})

it.each([
  ['a short value', 'Casa Serena', 1, 43],
  ['an ordinary one', `Casa Serena · ${sanitaryLicence} · ${environmentalLicence}`, 2, 28],
  [
    'the longest that the content rules allow',
    'Secretaria '.repeat(23).slice(0, 246).trim(),
    2,
    10,
  ],
  ['one without a space', 'w'.repeat(246), 1, 1],
])('keeps %s within its line', (_, value, count, least) => {
  const room = 640
  const { size, lines } = fitValue(value, room)
  expect(lines).toHaveLength(count)
  expect(lines.join(' ')).toBe(value)
  expect(size).toBeGreaterThanOrEqual(least)
  for (const line of lines)
    expect(setLine(line, 0, 0, { font: 'text', size }).width).toBeLessThanOrEqual(room + 0.01)
})

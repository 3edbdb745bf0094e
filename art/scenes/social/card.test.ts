/** @jest-environment node */
import { drains } from '../../../content/drains'
import { home } from '../../../content/home'
import { setLine } from '../../lettering'
import { COLUMN, fitEyebrow, fitHeadline, fitName, LEFT, NAME_ROOM } from './card'

it.each([
  ['Casa Serena', 1, 40],
  ['Casa Serena Controle de Pragas e Limpeza', 2, 24],
  ['Müller & Köhler Dedetização Desentupidora', 2, 24],
  ['w'.repeat(40), 1, 8],
])('keeps the name %s clear of the animals', (name, count, least) => {
  const { style, lines } = fitName(name)
  expect(lines).toHaveLength(count)
  expect(lines.join(' ')).toBe(name)
  expect(style.size).toBeGreaterThanOrEqual(least)
  for (const line of lines)
    expect(setLine(line, 0, 0, style).width).toBeLessThanOrEqual(NAME_ROOM + 0.01)
})

it.each([home, drains])(
  'keeps all words of "$hero.title" in the square that WhatsApp shows',
  ({ hero }) => {
    const middle = [285, 915] as const
    expect(LEFT).toBeGreaterThan(middle[0])
    expect(LEFT + COLUMN).toBeLessThan(middle[1])
    for (const { style, lines } of [fitHeadline(hero.title), fitEyebrow(hero.eyebrow)]) {
      expect(lines.length).toBeGreaterThan(1)
      for (const line of lines)
        expect(setLine(line, 0, 0, style).width).toBeLessThanOrEqual(COLUMN + 0.01)
    }
  },
)

it('sets an eyebrow of any length within the column', () => {
  for (const eyebrow of ['w'.repeat(48), 'Dedetizadora', 'Uma · duas · três']) {
    const { style, lines } = fitEyebrow(eyebrow)
    expect(lines.join(' · ')).toBe(eyebrow)
    for (const line of lines)
      expect(setLine(line, 0, 0, style).width).toBeLessThanOrEqual(COLUMN + 0.01)
  }
})

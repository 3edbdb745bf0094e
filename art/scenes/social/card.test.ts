/** @jest-environment node */
import { setLine } from '../../lettering'
import { fitName, NAME_ROOM, TOWNS_ROOM, townsLine } from './card'

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

it('names as many towns as there is room for, and counts the others', () => {
  const three = ['Balneário Rincão', 'Içara', 'Criciúma']
  expect(townsLine(three).text).toBe('Balneário Rincão · Içara · Criciúma')
  const twelve = [
    ...three,
    'Morro da Fumaça',
    'Forquilhinha',
    'Nova Veneza',
    'Siderópolis',
    'Cocal do Sul',
    'Urussanga',
    'Araranguá',
    'Maracajá',
    'Jaguaruna',
  ]
  expect(townsLine(twelve).text).toBe('Balneário Rincão · Içara · Criciúma e mais 9')
  expect(townsLine(['Içara', 'w'.repeat(40)]).text).toBe('Içara e mais 1')
  for (const towns of [three, twelve, ['w'.repeat(40), 'Içara'], ['Município '.repeat(4)]]) {
    const { text, style } = townsLine(towns)
    expect(setLine(text, 0, 0, style).width).toBeLessThanOrEqual(TOWNS_ROOM + 0.01)
  }
})

import { readFileSync } from 'node:fs'
import { createMarker } from '@/model/values/text-markers'
import { figuresClass, questionClass, wideWordClass } from './fitted-text'

it('keeps the usual size of a heading that fits everywhere', () => {
  expect(wideWordClass('Desentupimento sem sujeira')).toBeUndefined()
})

it.each([
  ['DESCUPINIZAÇÃO', 'word-9'],
  ['IMPERMEABILIZAÇÃO E DEDETIZAÇÃO', 'word-11'],
  ['W'.repeat(40), 'word-25'],
])('makes a heading with a wide word smaller: %s gets the class %s', (text, className) => {
  expect(wideWordClass(text)).toBe(className)
})

it('measures the question about analytics without its markers in the preview', () => {
  const question =
    'Podemos contar as visitas e os toques no WhatsApp com cookies do Google Analytics?'
  for (const [text, className] of [
    [createMarker(5).repeat(9) + question, 'page-container'],
    [`${question} ${question}`, 'page-container long-question'],
  ] as const)
    expect(questionClass(text)).toBe(className)
})

it('keeps the usual size of figures that fit', () => {
  expect(figuresClass(['1 hora', '24 horas', '20+', '1.000+'])).toBeUndefined()
})

it.each([
  [['40 minutos', '24 horas', '20+', '1.000+'], 'word-6'],
  [['W'.repeat(10)], 'word-11'],
])('makes a row with a wide figure smaller: %j gets the class %s', (numerals, className) => {
  expect(figuresClass(numerals)).toBe(className)
})

it('finds a CSS rule with the same width for each `.word-…` class', () => {
  const css = readFileSync('components/parts/fitted-heading.css', 'utf8')
  const rules = [...css.matchAll(/\.(word-\d+) \{\s+--word-width: (\d+);/g)]
  const classes = Array.from({ length: 40 }, (_, index) => [
    wideWordClass('W'.repeat(index)),
    figuresClass(['W'.repeat(index)]),
  ]).flat()
  const used = new Set(classes.filter((className) => className !== undefined))
  expect(rules.map(([, className]) => className)).toEqual(expect.arrayContaining([...used]))
  for (const [, className, width] of rules) expect(className).toBe(`word-${width}`)
})

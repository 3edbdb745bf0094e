/** @jest-environment node */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { picture, socialImage } from './pictures'
import generated from './pictures.generated.json'

it('knows each drawing, with files that exist', () => {
  const names = Object.keys(generated)
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    const { width, height, fallback, avif } = picture(name)
    expect(width).toBeGreaterThan(0)
    expect(height).toBeGreaterThan(0)
    for (const file of [fallback, ...avif.map(({ src }) => src)])
      expect({ name, file, exists: existsSync(join('public', file)) }).toMatchObject({
        exists: true,
      })
  }
})

it('says which drawing is missing and how to make it', () => {
  expect(() => picture('unicornio')).toThrow(/unicornio.*npm run art/)
  expect(() => picture('')).toThrow('No picture named ""')
})

it('gives the social image its own text', () => {
  const { width, height, fallback } = picture('og-dedetizacao')
  expect(socialImage('og-dedetizacao', 'A casa')).toEqual({
    url: fallback,
    width,
    height,
    alt: 'A casa',
  })
})

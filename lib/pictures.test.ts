import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { picture, pictures, shareImage } from './pictures'

it('knows each drawing, with files that exist', () => {
  const entries = Object.entries(pictures)
  expect(entries.length).toBeGreaterThan(20)
  for (const [name, { width, height, fallback, avif }] of entries) {
    expect(width).toBeGreaterThan(0)
    expect(height).toBeGreaterThan(0)
    for (const file of [fallback, ...avif.map(({ src }) => src)])
      expect({ name, file, exists: existsSync(join('public', file)) }).toMatchObject({
        exists: true,
      })
  }
})

it('says which drawing is missing and how to make it', () => {
  // @ts-expect-error: there is no such drawing
  expect(() => picture('unicornio')).toThrow(/unicornio.*npm run art/)
})

it('gives the share image a text of its own', () => {
  expect(shareImage('dedetizacao', 'A casa')).toEqual({
    url: '/compartilhar/dedetizacao.png',
    width: 1200,
    height: 630,
    alt: 'A casa',
  })
})

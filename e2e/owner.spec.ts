import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { company, palette } from '@/content/site'
import { displayPhone } from '@/lib/phone'
import { filesBelow } from '@/scripts/shared/files'

/*
 * With the content of another company (scripts/e2e-owner.ts), the delivered content has left no trace.
 */

const original = process.env.OTHER_COMPANY_OF ?? ''
test.skip(!original, 'npm run e2e:owner makes the copy that this looks at')

const isRaster = (path: string) => /\.(?:png|ico|avif|jpe?g|webp)$/.test(path)
const filesOf = (folder: string) => filesBelow(folder).map((path) => join(folder, path))

/** Where any of the words stands in the export's texts and vector drawings. */
function traces(words: readonly string[]): string[] {
  return filesOf('out')
    .filter((path) => !isRaster(path) && !path.endsWith('.woff2'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8').toLowerCase()
      return words
        .filter((word) => text.includes(word.toLowerCase()))
        .map((word) => `${path}: ${word}`)
    })
}

test.describe('the site of another company', { tag: ['@desktop', '@content'] }, () => {
  test('has no trace of the first one in texts and vector drawings', async () => {
    const { name, phone, siteUrl }: typeof company = JSON.parse(
      readFileSync(join(original, 'content/company.json'), 'utf8'),
    )
    const number = displayPhone(phone)
    const own = new Set(Object.values(palette).flatMap((ramp): string[] => Object.values(ramp)))
    const source = readFileSync(join(original, 'content/palette.json'), 'utf8')
    const colours = source.match(/#[\da-f]{6}/gi) ?? []
    expect(colours.length).toBe(own.size)
    const words = [
      name,
      name.replaceAll(' ', ''),
      phone,
      number,
      number.replace(/^\(\d+\) /, ''),
      new URL(siteUrl).host,
      ...colours.filter((colour) => !own.has(colour)),
    ]
    expect(traces(words)).toEqual([])
    // The same search does find the values that replaced them.
    for (const word of [company.name, company.phone, company.siteUrl, palette.forest[8]])
      expect(traces([word]), word).not.toEqual([])
  })

  test('has pictures of its own wherever they are pixels', () => {
    const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
    const folders = [join(original, 'public'), join(original, 'app')]
    const firsts = new Set(folders.flatMap(filesOf).filter(isRaster).map(digest))
    expect(firsts.size).toBeGreaterThan(0)
    const rasters = filesOf('out').filter(isRaster)
    expect(rasters.length).toBeGreaterThan(0)
    expect(rasters.filter((path) => firsts.has(digest(path)))).toEqual([])
  })

  test('shows its photo, in the formats and widths of photos', () => {
    const files = filesBelow('out/images').filter((path) => /^ralo[.-]/.test(path))
    expect(files.map((path) => path.replace(/\.\w{8}\./, '.')).sort()).toEqual([
      'ralo-400.avif',
      'ralo-800.avif',
      'ralo.jpg',
    ])
  })
})

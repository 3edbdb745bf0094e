import { TITLE_LENGTH } from '@/content/limits'
import { pageMetadata } from './metadata'

const image = { url: '/images/og.png', width: 1200, height: 630, alt: 'A casa' }
const meta = {
  title: 'Dedetização em Criciúma',
  description: 'Tudo sobre dedetização.',
  keywords: ['dedetização', 'cupim'],
}

const page = (changes: Partial<Parameters<typeof pageMetadata>[0]> = {}) =>
  pageMetadata({ path: '/', meta, image, siteName: 'Casa Serena', ...changes })

// e2e/head.spec.ts tests the other tags.
it('appends the company’s name to the title where there is room, to the character', () => {
  const title = 'a'.repeat(TITLE_LENGTH - ' · Casa Serena'.length)
  expect(page({ meta: { ...meta, title } }).title).toBe(`${title} · Casa Serena`)
  expect(page({ meta: { ...meta, title: `${title}a` } }).title).toBe(`${title}a`)
})

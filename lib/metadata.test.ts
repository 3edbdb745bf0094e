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

it('appends the company’s name to the title where there is room, to the character', () => {
  const title = 'a'.repeat(TITLE_LENGTH - ' · Casa Serena'.length)
  expect(page({ meta: { ...meta, title } }).title).toBe(`${title} · Casa Serena`)
  expect(page({ meta: { ...meta, title: `${title}a` } }).title).toBe(`${title}a`)
})

it('uses one address everywhere', () => {
  const { alternates, openGraph } = page({ path: '/desentupimento' })
  expect(alternates).toEqual({ canonical: '/desentupimento' })
  expect(openGraph).toMatchObject({ url: '/desentupimento' })
})

it('tells search engines and networks the title, text and picture, in Brazilian Portuguese', () => {
  const { openGraph, twitter } = page()
  const shared = { title: meta.title, description: meta.description, images: [image] }
  expect(page()).toMatchObject({ description: meta.description, keywords: meta.keywords })
  expect(openGraph).toMatchObject({ ...shared, locale: 'pt_BR', siteName: 'Casa Serena' })
  expect(twitter).toEqual({ card: 'summary_large_image' })
})

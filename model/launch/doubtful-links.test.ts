import { content } from '@/fixtures/content'
import { doubtfulLinkItems } from './doubtful-links'

it.each([
  ['https://www.praialimpa.com.br/', true],
  ['https://maps.app.goo.gl/abc123', false],
  ['https://g.page/r/abc', false],
  ['https://www.google.com/maps/place/Praia', false],
])('asks whether %s is a profile in Google: %s', (googleProfile, asks) => {
  const company = { ...content.company, googleProfile }
  const paths = doubtfulLinkItems({ ...content, company }).map(({ path }) => path)
  expect(paths).toEqual(asks ? [['company', 'googleProfile']] : [])
})

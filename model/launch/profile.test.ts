import { changedContent } from '@/fixtures/content'
import { profileItem } from './profile'

it.each([
  ['https://www.praialimpa.com.br/', true],
  ['https://maps.app.goo.gl/abc123', false],
  ['https://g.page/r/abc', false],
  ['https://www.google.com/maps/place/Praia', false],
])('asks whether %s is a profile in Google: %s', (url, asks) => {
  const content = changedContent(({ company }) => {
    company.googleProfile = url
  })
  expect(profileItem(content)?.path).toEqual(asks ? ['company', 'googleProfile'] : undefined)
})

it('asks nothing without a profile', () => {
  const content = changedContent(({ company }) => {
    company.googleProfile = undefined
  })
  expect(profileItem(content)).toBeUndefined()
})

import { NotFoundPage } from '@/components/page/error-page'
import { bareCompany, content } from '@/fixtures/content'
import { documentIn, select, textOf } from '@/fixtures/html'
import { HomePage, html } from '@/fixtures/pages'
import { factGroups } from '@/model/page/company-facts'

const { company } = content
const { facts } = content.interface

it('prints no link without its address', () => {
  const { coordinates, googleProfile } = company
  const shown = { ...bareCompany, coordinates, googleProfile }
  const footer = documentIn(html(HomePage, { ...content, company: shown })).querySelector('footer')
  for (const text of [facts.openMap, facts.openGoogleProfile]) {
    const value = select(footer ?? document, 'dd').find((value) => textOf(value) === text)
    expect([...(value?.parentElement?.classList ?? [])]).toContain('print:gone')
  }
})

it('shows on an error page only how and when to reach the company', () => {
  const labelsOn = (page: string) => select(documentIn(page), 'footer dt').map(textOf)
  const { service, contact, identity } = factGroups(company, facts)
  const labels = (...groups: (typeof service)[]) => groups.flat().map(({ label }) => label)
  expect(labelsOn(html(HomePage))).toEqual(labels(service, contact, identity))
  expect(labelsOn(html(NotFoundPage))).toEqual(labels(service, contact))
})

it('ends the service area, and no other section, with a wave', () => {
  const hides = structuredClone(content)
  hides.home.hidden = { area: true }
  expect(select(documentIn(html(HomePage)), '.footer-wave')).toHaveLength(1)
  for (const without of [html(HomePage, hides), html(NotFoundPage)])
    expect(select(documentIn(without), '.footer-wave')).toEqual([])
})

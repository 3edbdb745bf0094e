/** @jest-environment jsdom */

import { render } from '@testing-library/react'
import site from '@/.generated/site.json' with { type: 'json' }
import { fillContent, readLeniently } from '@/editor/derived/lenient-content'
import { companyFiles } from '@/fixtures/content'
import { visibleContent } from '@/model/page/visible-content'
import { parseFieldKey, valueAt, withValue } from '@/model/values/tree'
import { addMarkers } from './fields-on-page'
import { PreviewPage } from './page'

const mockRendered: string[] = []

type Component = (props: object) => unknown

/** Returns a component that logs its name. A declaration, because the mock calls it before constants have values. */
function mockLogged(component: Component) {
  return (props: object) => {
    mockRendered.push(component.name)
    return component(props)
  }
}

jest.mock('@/components/parts/memo-by-value', () => {
  const { memoByValue } = jest.requireActual('@/components/parts/memo-by-value')
  return { memoByValue: (component: Component) => memoByValue(mockLogged(component)) }
})

it.each([
  ['home.hero.title', []],
  ['home.questions.items.0.answer', ['Questions', 'Problems']],
  ['home.services.items.0.title', ['Services', 'Pests', 'FirstAid', 'Problems']],
  ['home.method.steps.0.text', ['Method']],
  ['testimonials.home.0.comment', ['Testimonials']],
  ['pests.items.0.description', ['Pests']],
  ['company.address.street', ['About']],
])('renders at a key in %s only these sections: %j', (key, sections) => {
  const path = parseFieldKey(key)
  const pageOf = (files: typeof companyFiles) => (
    <PreviewPage
      name="home"
      content={visibleContent(fillContent(addMarkers(readLeniently(files))))}
      pictures={site.pictures}
    />
  )
  const { rerender } = render(pageOf(companyFiles))
  mockRendered.length = 0
  const changed = withValue(companyFiles, path, `${valueAt(companyFiles, path)}a`)
  rerender(pageOf(changed as typeof companyFiles))
  expect(mockRendered.sort()).toEqual([...sections].sort())
})

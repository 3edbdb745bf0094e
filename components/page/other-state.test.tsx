import { renderToStaticMarkup } from 'react-dom/server'
import site from '@/.generated/site.json' with { type: 'json' }
import { readContent } from '@/build/read-content'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { documentIn, textOf } from '@/fixtures/html'
import { launchItems } from '@/model/launch/launch-check'
import { pageMetadata } from '@/model/metadata/page-metadata'
import { structuredData } from '@/model/metadata/structured-data'
import { visibleContent } from '@/model/page/visible-content'
import { parseContent } from '@/model/reading/validation'
import type { Company, SiteContent } from '@/model/schema/content'
import { withValue } from '@/model/values/tree'
import { ContentPage } from './content-page'

const TODAY = '2027-01-15'

/**
 * Returns a company of another state, whose texts were written for Santa Catarina, with each text
 * replaced that blocks its launch.
 */
function finishedCompany(town: string, code: Company['state']['code']): SiteContent {
  const files = structuredClone(readContent(FIXTURE_FOLDER)) as SiteContent
  const facts = structuredClone(files.company)
  const { home, drains } = files
  home.hero.eyebrow = 'Controle de pragas em Criciúma, SC'
  home.meta.keywords = ['dedetização Criciúma', 'dedetizadora Içara', 'cupim Balneário Rincão']
  home.about.intro = 'Somos de Santa Catarina.'
  home.services.items[0] = {
    ...home.services.items[0],
    tip: 'Em Balneário Rincão, trate antes.',
  } as (typeof home.services.items)[0]
  drains.area.text = 'Vamos a todo o sul catarinense.'
  const { responseTime, hours } = files.company
  files.company = {
    ...facts,
    nightVisits: undefined,
    responseTime,
    hours,
    towns: [{ name: town }],
    state: { code },
    address: { street: 'Rua das Flores, 10', town, postalCode: '69900-000' },
  }
  files.testimonials.samples = false
  for (const page of [files.home, files.drains]) page.area.notes = []
  files.claims = {
    ...files.claims,
    confirmed: parseContent(files).claims.items.map(({ claim }) => claim),
    confirmedOn: '2027-01-15',
  }
  const changes = launchItems(parseContent(files), TODAY).flatMap(({ blocks, paths = [] }) =>
    blocks ? paths : [],
  )
  // Each keyword differs, because the list rejects duplicates.
  return parseContent(
    changes.reduce<unknown>(
      (changed, path, index) => withValue(changed, path, `dedetização em ${town} ${index}`),
      files,
    ),
  )
}

it.each([
  ['Rio Branco', 'AC', 'Disque-Intoxicação', '0800 722 6001'],
  ['Campo Grande', 'MS', 'Disque-Intoxicação', '0800 722 6001'],
  ['Santos', 'SP', 'CCI/SP', '0800 771 3733'],
] as const)('shows nothing of Santa Catarina for a company of %s', (town, code, name, number) => {
  const complete = finishedCompany(town, code)
  const content = visibleContent(complete)
  expect(launchItems(complete, TODAY).filter(({ blocks }) => blocks)).toEqual([])
  const pages = [
    renderToStaticMarkup(<ContentPage path="/" content={content} pictures={site.pictures} />),
    renderToStaticMarkup(
      <ContentPage path="/desentupimento" content={content} pictures={site.pictures} />,
    ),
  ]
  const heads = (['/', '/desentupimento'] as const).map((path) =>
    JSON.stringify([pageMetadata(content, path), structuredData(content, path)]),
  )
  for (const shown of [...pages, ...heads])
    expect(shown).not.toMatch(
      /Santa Catarina|catarinense|\bSC\b|Criciúma|Içara|Rincão|643.?5252|mapa[.-]/i,
    )
  const [home] = pages
  const calls = textOf(documentIn(home ?? '').querySelector('.emergency-numbers') ?? new Text())
  expect(calls).toContain(name)
  expect(calls.replaceAll('\u00a0', ' ')).toContain(number)
  expect(heads[0]).toContain(`"addressRegion":"${code}"`)
})

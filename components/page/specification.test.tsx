import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import site from '@/.generated/site.json' with { type: 'json' }
import { readContent } from '@/build/read-content'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { byId, chatUrls, documentIn, select, textOf } from '@/fixtures/html'
import specifiedTexts from '@/fixtures/specified-texts.json'
import { visibleContent } from '@/model/page/visible-content'
import { parseContent } from '@/model/reading/validation'
import { mapLeaves } from '@/model/values/tree'
import { ContentPage } from './content-page'
import { NotFoundPage, ServerErrorPage } from './error-page'

/*
 * Checks that the pages show the texts of docs/specification.md. Puts them into the fixture company,
 * because the owner may change the content itself.
 */

const textsByField: Readonly<Record<string, string>> = specifiedTexts
const specified = mapLeaves(
  readContent(FIXTURE_FOLDER),
  // Beside real testimonials, the page shows no samples.
  (value, path) => (path.includes('sample') ? false : (textsByField[path.join('.')] ?? value)),
)
const content = visibleContent(parseContent(specified))
const props = { content, pictures: site.pictures }
const documentOf = (page: ReactNode) => documentIn(renderToStaticMarkup(page))

const SPECIFICATION = readFileSync('docs/specification.md', 'utf8')
const partsOf = (line: RegExp) =>
  [...SPECIFICATION.matchAll(line)].map(([, ...parts]: string[]) => parts)
const listsOf = (line: RegExp) => partsOf(line).map(([list = '']) => list.split(', '))

const MENU_LINKS = partsOf(/^\| (.+) \| (\/\S*) \|$/gm)
const SERVICES = listsOf(/service cards.*: (.+)\.$/gim)
const HIGHLIGHTS = listsOf(/highlights: (.+)\.$/gm)
const [PESTS = []] = listsOf(/^Pest cards: (.+)\.$/gm)
const [DEFAULT_MESSAGE, SERVICE_MESSAGE = '', ...OTHER_MESSAGES] =
  partsOf(/^\| .+ \| '(.+)' \|$/gm).flat()
const CLAIMS = [content.company.responseTime, '24 horas', '20+', '1.000+', 'satisfeit']

it.each([
  {
    name: 'home page',
    index: 0,
    document: documentOf(<ContentPage path="/" {...props} />),
    texts: [
      'Solicitar Orçamento',
      'Não ficou satisfeito? Refazemos sem cobrar de novo',
      'licenciada pela vigilância sanitária',
      'Quero eliminar essas pragas',
    ],
    chats: [DEFAULT_MESSAGE, OTHER_MESSAGES[0]],
  },
  {
    name: 'drain page',
    index: 1,
    document: documentOf(<ContentPage path="/desentupimento" {...props} />),
    texts: [
      'Especialistas em Desentupimento Rápido e Sem Sujeira!',
      'Não ficou satisfeito? Refazemos sem cobrar de novo',
      'Chamar no WhatsApp',
    ],
    chats: [OTHER_MESSAGES[1]],
  },
])('shows the specified cards, texts, testimonials and messages on the $name', (page) => {
  const { document, index } = page
  const text = textOf(document)
  const highlights = HIGHLIGHTS[index] ?? []
  expect(highlights).toHaveLength(3)
  const wanted = [...page.texts, ...highlights, ...CLAIMS, 'Fale Conosco', 'Solicitar orçamento']
  expect(wanted.filter((words) => !text.includes(words))).toEqual([])
  const services = SERVICES[index] ?? []
  expect(services.length).toBeGreaterThan(7)
  const titles = select(byId(document, 'servicos'), 'h3').map(textOf)
  const cards = titles.slice(0, services.length)
  expect(cards).toEqual(services.map((name) => expect.stringMatching(new RegExp(`${name}$`, 'i'))))
  const quotes = select(byId(document, 'depoimentos'), 'figure')
  expect(quotes).toHaveLength(6)
  for (const quote of quotes)
    expect(select(quote, '[aria-label="5 de 5 estrelas"]')).toHaveLength(1)
  const messages = chatUrls(document).map((href) => new URL(href).searchParams.get('text'))
  const ofCards = cards.map((title) => SERVICE_MESSAGE.replace(/{.+}/, title.toLowerCase()))
  expect(messages).toEqual(expect.arrayContaining([...page.chats, ...ofCards]))
  const menus = select(document, 'nav').map((nav) =>
    select(nav, 'a').map((link) => [textOf(link), link.getAttribute('href')]),
  )
  expect(menus).toContainEqual(MENU_LINKS)
})

it('shows the six specified pests on the home page', () => {
  const section = byId(documentOf(<ContentPage path="/" {...props} />), 'pragas')
  expect(select(section, 'h3').map((title) => textOf(title).toLowerCase())).toEqual(PESTS)
})

it('shows the specified English texts on the error pages', () => {
  const notFound = documentOf(<NotFoundPage {...props} />)
  expect(textOf(byId(notFound, 'inicio'))).toMatch(
    /404.*Oops! Page not found|Oops! Page not found.*404/,
  )
  const home = select(notFound, 'a').find((link) => textOf(link) === 'Return to Home')
  expect(home?.getAttribute('href')).toBe('/')
  const serverError = documentOf(<ServerErrorPage {...props} />)
  expect(textOf(serverError)).toContain('Unexpected Application Error!')
})

import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import company from '@/content/company.json' with { type: 'json' }
import { UNKNOWN_PATH } from './fixtures'
import { byId, chatAddresses, documentIn, documentOf, select, textOf } from './html'

/*
 * The texts that docs/specification.md gives to the letter, read from there, in the pages as they are delivered. An
 * owner may change them; e2e/content.spec.ts tests that the pages say what the content says.
 */
test.describe('as the specification has it,', { tag: '@phone' }, () => {
  test.skip(
    company.name !== 'Casa Serena',
    'skipped, because the owner has renamed the company and may have changed the specified texts',
  )

  const SPECIFICATION = readFileSync('docs/specification.md', 'utf8')
  const partsOf = (line: RegExp) =>
    [...SPECIFICATION.matchAll(line)].map(([, ...parts]: string[]) => parts)
  const listsOf = (line: RegExp) => partsOf(line).map(([list = '']) => list.split(', '))

  const MENU = partsOf(/^\| (.+) \| (\/\S*) \|$/gm)
  const SERVICES = listsOf(/service cards.*: (.+)\.$/gim)
  const HIGHLIGHTS = listsOf(/highlights: (.+)\.$/gm)
  const [PESTS = []] = listsOf(/^Pest cards: (.+)\.$/gm)
  const [DEFAULT, SERVICE = '', ...CHATS] = partsOf(/^\| .+ \| '(.+)' \|$/gm).flat()
  const CLAIMS = [company.responseTime, '24 horas', '20+', '1.000+', 'satisfeit']

  const PAGES = [
    {
      path: '/',
      texts: [
        'Solicitar Orçamento',
        'Não ficou satisfeito? Refazemos sem cobrar de novo',
        'licenciada pela vigilância sanitária',
        'Quero eliminar essas pragas',
      ],
      chats: [DEFAULT, CHATS[0]],
    },
    {
      path: '/desentupimento',
      texts: [
        'Especialistas em Desentupimento Rápido e Sem Sujeira!',
        'garantia é total',
        'Chamar no WhatsApp',
      ],
      chats: [CHATS[1]],
    },
  ]
  for (const [index, { path, texts, chats }] of PAGES.entries())
    test(`${path} has its cards, texts, testimonials and messages`, async ({ request }) => {
      const document = await documentOf(request, path)
      const text = textOf(document)
      const highlights = HIGHLIGHTS[index] ?? []
      expect(highlights).toHaveLength(3)
      const wanted = [...texts, ...highlights, ...CLAIMS, 'Fale Conosco', 'Solicitar orçamento']
      expect(wanted.filter((each) => !text.includes(each))).toEqual([])
      const services = SERVICES[index] ?? []
      expect(services.length).toBeGreaterThan(7)
      const titles = select(byId(document, 'servicos'), 'h3').map((title) => textOf(title))
      const cards = titles.slice(0, services.length)
      expect(cards).toEqual(
        services.map((name) => expect.stringMatching(new RegExp(`${name}$`, 'i'))),
      )
      const quotes = select(byId(document, 'depoimentos'), 'figure')
      expect(quotes).toHaveLength(6)
      const stars = quotes.flatMap((quote) => select(quote, '[aria-label]'))
      const names = stars.map((part) => part.getAttribute('aria-label'))
      expect(names).toEqual(quotes.map(() => '5 de 5 estrelas'))
      const messages = chatAddresses(document).map((href) => new URL(href).searchParams.get('text'))
      const ofCards = cards.map((title) => SERVICE.replace(/{.+}/, title.toLowerCase()))
      expect(messages).toEqual(expect.arrayContaining([...chats, ...ofCards]))
      const links = select(document, 'nav')
        .map((nav) => select(nav, 'a').map((link) => [textOf(link), link.getAttribute('href')]))
        .filter((nav) => nav.length === MENU.length)
      expect(links).toContainEqual(MENU)
    })

  test('/ has the six pests', async ({ request }) => {
    const section = byId(await documentOf(request, '/'), 'pragas')
    const names = select(section, 'h3').map((title) => textOf(title).toLowerCase())
    expect(names).toEqual(PESTS)
  })

  test('an unknown address has its English texts', async ({ request }) => {
    const notFound = await documentOf(request, UNKNOWN_PATH)
    const [main] = select(notFound, 'main')
    expect(main && textOf(main)).toMatch(/404.*Oops! Page not found|Oops! Page not found.*404/)
    const home = select(notFound, 'a').find((link) => textOf(link) === 'Return to Home')
    expect(home?.getAttribute('href')).toBe('/')
  })

  test('the page for failures has its English text', () => {
    test.skip(!!process.env.BASE_URL, 'a host shows it only when it fails')
    const text = textOf(documentIn(readFileSync('out/500.html', 'utf8')))
    expect(text).toContain('Unexpected Application Error!')
  })
})

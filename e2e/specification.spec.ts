import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'parse5'
import { attribute, elements } from '@/adapter/html'
import company from '@/content/company.json' with { type: 'json' }
import { NOWHERE } from './fixtures'
import { byId, byTag, chatAddresses, documentOf, textOf } from './html'

/*
 * The texts that docs/specification.md gives to the letter, in the pages as they are delivered. An owner may change
 * them; e2e/content.spec.ts tests that the pages say what the content says.
 */
test.describe('as the specification has it,', { tag: '@phone' }, () => {
  test.skip(
    company.name !== 'Casa Serena',
    'the company has its own name: from then on the words are its own as well',
  )

  const CLAIMS = [company.responseTime, '24 horas', '20+', '1.000+', 'satisfeit']
  const MENU = [
    ['Início', '/'],
    ['Dedetização', '/#servicos'],
    ['Desentupimento', '/desentupimento'],
    ['Pragas Comuns', '/#pragas'],
    ['Sobre Nós', '/#sobre'],
    ['Depoimentos', '/#depoimentos'],
    ['Localização', '/#localizacao'],
    ['Contato', '/#contato'],
  ]

  const PAGES = [
    {
      path: '/',
      texts: [
        'Solicitar Orçamento',
        'Serviço Certificado',
        'Atendimento Rápido',
        'Garantia Total',
        'Não ficou satisfeito? Refazemos sem cobrar de novo',
        'licenciada pela vigilância sanitária',
        'Quero eliminar essas pragas',
      ],
      services: [
        'Descupinização',
        'Dedetização',
        'Desratização',
        "Limpeza de caixas d'água",
        'Sanitização',
        'Pragas urbanas',
        'Limpeza de forro',
        'Controle de escorpião',
        'Controle de aranha',
      ],
      chats: [
        'Olá! Vim através do site e gostaria de um orçamento.',
        'Olá! Gostaria de um orçamento para descupinização.',
        "Olá! Gostaria de um orçamento para limpeza de caixas d'água.",
        'Olá! Preciso eliminar pragas do meu ambiente. Gostaria de um orçamento.',
      ],
    },
    {
      path: '/desentupimento',
      texts: [
        'Especialistas em Desentupimento Rápido e Sem Sujeira!',
        'Sem Sujeira',
        'Atendimento 24h',
        'Equipamentos Modernos',
        'garantia é total',
        'Chamar no WhatsApp',
      ],
      services: [
        'ralo',
        'vaso',
        'fossa',
        'esgoto',
        'limpeza de caixa de gordura',
        'calha',
        'cano',
        'tubulação',
      ],
      chats: [
        'Olá! Gostaria de fazer um orçamento de Desentupimento.',
        'Olá! Gostaria de um orçamento para desentupimento de ralo.',
      ],
    },
  ]
  for (const { path, texts, services, chats } of PAGES)
    test(`${path} has its cards, texts, testimonials and messages`, async ({ request }) => {
      const document = await documentOf(request, path)
      const text = textOf(document)
      const wanted = [...texts, ...CLAIMS, 'Fale Conosco', 'Solicitar orçamento']
      expect(wanted.filter((each) => !text.includes(each))).toEqual([])
      const cards = byTag(byId(document, 'servicos'), 'h3').map((title) => textOf(title))
      expect(cards.slice(0, services.length)).toEqual(
        services.map((name) => expect.stringMatching(new RegExp(`${name}$`, 'i'))),
      )
      const quotes = byTag(byId(document, 'depoimentos'), 'figure')
      expect(quotes).toHaveLength(6)
      const names = quotes.flatMap(elements).flatMap((part) => attribute(part, 'aria-label') ?? [])
      expect(names).toEqual(quotes.map(() => '5 de 5 estrelas'))
      const messages = chatAddresses(document).map((href) => new URL(href).searchParams.get('text'))
      expect(messages).toEqual(expect.arrayContaining(chats))
      const links = byTag(document, 'nav')
        .map((nav) => byTag(nav, 'a').map((link) => [textOf(link), attribute(link, 'href')]))
        .filter((nav) => nav.length === MENU.length)
      expect(links).toContainEqual(MENU)
    })

  test('/ has the six pests', async ({ request }) => {
    const section = byId(await documentOf(request, '/'), 'pragas')
    const names = byTag(section, 'h3').map((title) => textOf(title).toLowerCase())
    expect(names).toEqual(['escorpiões', 'baratas', 'cupins', 'pulgas', 'formigas', 'ratos'])
  })

  test('an unknown address has its English texts', async ({ request }) => {
    const notFound = await documentOf(request, NOWHERE)
    const [main] = byTag(notFound, 'main')
    expect(main && textOf(main)).toMatch(/404.*Oops! Page not found|Oops! Page not found.*404/)
    const home = byTag(notFound, 'a').find((link) => textOf(link) === 'Return to Home')
    expect(home && attribute(home, 'href')).toBe('/')
  })

  test('the page for failures has its English text', () => {
    test.skip(!!process.env.BASE_URL, 'a host shows it only when it fails')
    const text = textOf(parse(readFileSync('out/500.html', 'utf8')))
    expect(text).toContain('Unexpected Application Error!')
  })
})

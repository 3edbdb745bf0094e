import { claims } from '@/content/claims'
import { drains } from '@/content/drains'
import { home } from '@/content/home'
import { errorTexts, interfaceTexts, notFoundTexts } from '@/content/interface'
import { messages } from '@/content/messages'
import { pests } from '@/content/pests'
import { drainsTestimonials, homeTestimonials } from '@/content/testimonials'
import { navigation } from '@/lib/navigation'
import { hashOfContent } from './hash'

/*
 * What the specification says to the letter, and the words that people of the region type when they
 * look for the trade. An owner may change any of it (LEIA-ME.md), so it holds for the content as it is
 * delivered, by its hash; that the pages say what the content says is in e2e/content.spec.ts.
 */
const DELIVERED = 'cfdd6c54c98789b0'
const asDelivered = hashOfContent() === DELIVERED ? describe : describe.skip

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

asDelivered('the content as it is delivered', () => {
  it('has the services and pests of the specification', () => {
    expect(titles(home.services.items)).toEqual([
      'Descupinização',
      'Dedetização',
      'Desratização',
      "Limpeza de caixas d'água",
      'Sanitização',
      'Pragas urbanas',
      'Limpeza de forro',
      'Controle de escorpião',
      'Controle de aranha',
    ])
    expect(titles(drains.services.items)).toEqual([
      'Desentupimento de ralo',
      'Desentupimento de vaso',
      'Desentupimento de fossa',
      'Desentupimento de esgoto',
      'Limpeza de caixa de gordura',
      'Desentupimento de calha',
      'Desentupimento de cano',
      'Desentupimento de tubulação',
    ])
    expect(titles(pests.items)).toEqual([
      'Escorpiões',
      'Baratas',
      'Cupins',
      'Pulgas',
      'Formigas',
      'Ratos',
    ])
  })

  it('has its headlines, highlights and buttons', () => {
    expect(titles(home.hero.highlights)).toEqual([
      'Serviço Certificado',
      'Atendimento Rápido',
      'Garantia Total',
    ])
    expect(drains.hero.title).toBe('Especialistas em Desentupimento Rápido e Sem Sujeira!')
    expect(titles(drains.hero.highlights)).toEqual([
      'Sem Sujeira',
      'Atendimento 24h',
      'Equipamentos Modernos',
    ])
    for (const { hero, services } of [home, drains])
      expect([hero.button, services.button]).toEqual(['Solicitar Orçamento', 'Solicitar orçamento'])
    expect(pests.button).toBe('Quero eliminar essas pragas')
    expect(interfaceTexts.contactButton).toBe('Fale Conosco')
    expect(drains.footer.button).toBe('Chamar no WhatsApp')
  })

  it('has the entries of the menu', () => {
    expect(navigation.map(({ label, href }) => [label, href])).toEqual([
      ['Início', '/'],
      ['Dedetização', '/#servicos'],
      ['Desentupimento', '/desentupimento'],
      ['Pragas Comuns', '/#pragas'],
      ['Sobre Nós', '/#sobre'],
      ['Depoimentos', '/#depoimentos'],
      ['Localização', '/#localizacao'],
      ['Contato', '/#contato'],
    ])
  })

  it('has its messages', () => {
    expect(messages).toEqual({
      default: 'Olá! Vim através do site e gostaria de um orçamento.',
      service: 'Olá! Gostaria de um orçamento para {service}.',
      pests: 'Olá! Preciso eliminar pragas do meu ambiente. Gostaria de um orçamento.',
      drains: 'Olá! Gostaria de fazer um orçamento de Desentupimento.',
    })
    expect(notFoundTexts).toMatchObject({
      code: '404',
      message: 'Oops! Page not found',
      homeLink: 'Return to Home',
    })
    expect(errorTexts.title).toBe('Unexpected Application Error!')
  })

  it('has six testimonials of five stars on each page', () => {
    for (const said of [homeTestimonials, drainsTestimonials])
      expect(said.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5, 5])
  })

  it.each([
    ['home', home],
    ['drains', drains],
  ] as const)('makes on the %s page the claims of the company, in figures and words', (_, page) => {
    expect(page.figures.map(({ numeral, label }) => `${numeral} ${label}`)).toEqual([
      expect.stringMatching(/^1 h\b.*responder/),
      expect.stringMatching(/^24 h\b.*todos os dias/),
      '20+ anos de experiência',
      '1.000+ clientes satisfeitos',
    ])
    const text = JSON.stringify(page)
    expect(text).toMatch(/resposta em até 1 hora/i)
    expect(text).toMatch(/24 horas/)
    expect(text).toMatch(/refeito|refazemos/i)
    expect(text).toMatch(/garantia total|garantia é total/i)
  })

  it('says that the service is certified and licensed by the health regulator', () => {
    expect(JSON.stringify(home)).toMatch(/serviço (é )?certificado/i)
    expect(JSON.stringify(home)).toMatch(/licenciada pela vigilância sanitária/i)
  })

  it('names the three towns and the hours in both titles', () => {
    for (const { meta } of [home, drains])
      for (const word of ['Balneário Rincão', 'Criciúma', 'Içara', '24 h'])
        expect(meta.title).toContain(word)
    expect(drains.area.text).toContain('24 horas')
  })

  const COMMON = ['quanto custa', 'orçamento é gratuito', '24 horas', 'Criciúma', 'Içara', 'Rincão']
  it.each([
    [
      'home',
      ['dedetizadora', 'dedetização', 'controle de pragas', 'barata alemã', 'francesinha'],
      ['siriri', 'aleluia'],
    ],
    [
      'drains',
      ['desentupidora', 'vaso entupido', 'pia entupida', 'esgoto entupido', 'limpa-fossa'],
      ['desentupimento de esgoto', 'hidrojateamento', 'caixa de gordura'],
    ],
  ])('has on the %s page the words that people type', (file, words, more) => {
    // Alternative texts, keywords and what stands in the head do not count.
    const { meta: _, ...page } = file === 'home' ? { ...home, pests } : drains
    const text = JSON.stringify(page, (key, value) => (/alt$/i.test(key) ? undefined : value))
    const missing = [...words, ...more, ...COMMON].filter((word) => !isSaid(text, word))
    expect(missing).toEqual([])
  })
})

/** Words that stand for a promise, and go with it where the owner can't keep it. */
const PROMISED = ['24 horas', 'gratuito', 'hidrojateamento', 'limpa-fossa']

function isSaid(text: string, word: string): boolean {
  const promised = PROMISED.find((it) => word.includes(it))
  if (promised && !claims.some(({ words }) => words.includes(promised))) return true
  return text.toLowerCase().includes(word.toLowerCase())
}

import { z } from 'zod'
import { isCnpj } from './cnpj'
import { companyExamples as examples, literal, quoted, testimonialExample } from './examples'
import { isBrazilianMobile } from './phone'
import { placeInWords } from './place'
import { absolutePromises } from './promises'

/*
 * What the content must be for the site to be built. The messages are in Portuguese: whoever changes
 * the content reads them.
 */

/** Where each part of the content stands. */
const FILES: Record<string, string> = {
  company: 'content/company.ts',
  home: 'content/home.ts',
  drains: 'content/drains.ts',
  homeTestimonials: 'content/testimonials.ts',
  drainsTestimonials: 'content/testimonials.ts',
  navigation: 'content/navigation.ts',
  messages: 'content/messages.ts',
  interfaceTexts: 'content/interface.ts',
  factTexts: 'content/interface.ts',
  menuTexts: 'content/interface.ts',
  noticeTexts: 'content/interface.ts',
  notFoundTexts: 'content/interface.ts',
  errorTexts: 'content/interface.ts',
  consentTexts: 'content/consent.ts',
  palette: 'content/palette.ts',
  claims: 'content/claims.ts',
}

/** Parts whose export is what the whole file is about; in the others the field begins with it. */
const WHOLE_FILES = ['company', 'home', 'drains', 'navigation', 'messages', 'palette', 'claims']

/** Pictures that the pages show beside those of services and pests. */
const PAGE_PICTURES = [
  'hero-dedetizacao',
  'hero-dedetizacao-celular',
  'hero-desentupimento',
  'hero-desentupimento-celular',
  'og-dedetizacao',
  'og-desentupimento',
  'comprovante',
  'mapa',
  'marca',
  'pagina-nao-encontrada',
]

/** The entries that the specification fixes; header, menu and footer are made from them. */
const NAVIGATION = [
  ['Início', '/'],
  ['Dedetização', '/#servicos'],
  ['Desentupimento', '/desentupimento'],
  ['Pragas Comuns', '/#pragas'],
  ['Sobre Nós', '/#sobre'],
  ['Depoimentos', '/#depoimentos'],
  ['Localização', '/#localizacao'],
  ['Contato', '/#contato'],
] as const

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The second half of a message: what is wrong and what would be right. */
function wrong(reason: string, example: string): string {
  return `${reason}. Exemplo certo: ${example}`
}

/** For what is missing or of another kind altogether. */
function mistyped(reason: string, example: string) {
  return ({ input }: { input?: unknown }) => wrong(input === undefined ? 'falta' : reason, example)
}

/** Any text, an empty one too. */
const string = (example: string) =>
  z.string({ error: mistyped('tem de ser um texto entre aspas', quoted(example)) })

/** Exactly these fields; a message shows their names where there is no better example. */
function fields<Shape extends z.ZodRawShape>(shape: Shape, example?: string) {
  const names = Object.keys(shape)
  const missing = mistyped(
    'tem de ter os seus campos entre chaves',
    example ?? `{ ${names.map((name) => `${name}: …`).join(', ')} }`,
  )
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? wrong(`tem um campo desconhecido (${issue.keys.join(', ')})`, `só ${names.join(', ')}`)
        : missing(issue),
  })
}

/** A text within lengths, given in characters. */
function text(example: string, { min = 1, max }: { min?: number; max: number }) {
  return string(example).superRefine((value, context) => {
    const { length } = value.trim()
    const reason =
      length === 0
        ? 'está vazio'
        : length < min
          ? `tem ${length} caracteres e o mínimo é ${min}`
          : length > max
            ? `tem ${length} caracteres e o máximo é ${max}`
            : undefined
    if (reason)
      context.addIssue({ code: 'custom', message: wrong(reason, quoted(shown(example, min))) })
  })
}

/** An example that is long enough itself, without repeating a whole paragraph in a message. */
function shown(example: string, min: number): string {
  return example.length >= min ? example : `${example} (… ${min} caracteres ou mais)`
}

/** A text of a fixed form. */
function form(fits: (value: string) => boolean, reason: string, example: string) {
  return string(example).superRefine((value, context) => {
    if (!fits(value))
      context.addIssue({
        code: 'custom',
        message: wrong(value.trim() ? `${quoted(value)} ${reason}` : 'está vazio', quoted(example)),
      })
  })
}

function between(least: number, most: number, example: string) {
  const reason = `tem de ser um número entre ${least} e ${most}`
  const message = wrong(reason, example)
  return z
    .number({ error: mistyped(reason, example) })
    .min(least, message)
    .max(most, message)
}

/** Items within a count, with a list as example; `key` gives what no two of them may share, and its name. */
function list<Item extends z.ZodType>(
  item: Item,
  { least, most = least }: { least: number; most?: number },
  example: string,
  key?: (item: z.output<Item>) => [field: string, value: string],
) {
  const count = least === most ? `${least}` : `de ${least} a ${most}`
  return z
    .array(item, { error: mistyped('tem de ser uma lista', example) })
    .superRefine((items, context) => {
      if (items.length < least || items.length > most)
        context.addIssue({
          code: 'custom',
          message: wrong(`tem ${items.length} e o site pede ${count}`, example),
        })
      const seen = new Set<string>()
      for (const [index, entry] of items.entries()) {
        const [field, value] = key?.(entry) ?? []
        if (field === undefined || value === undefined) continue
        if (seen.has(value))
          context.addIssue({
            code: 'custom',
            path: [index, field],
            message: wrong(`repete ${quoted(value)}`, 'um valor que nenhum outro item tenha'),
          })
        seen.add(value)
      }
    })
}

const httpsAddress = (value: string) => URL.canParse(value) && value.startsWith('https://')
const slug = (example: string) =>
  form(
    (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
    'não serve de endereço: só letras minúsculas sem acento, algarismos e hífens',
    example,
  )
const alt = text('Calha cheia de folhas sob telhas de barro', { max: 130 })
const latitude = (example: number) => between(-34, 6, `${example}`)
const longitude = (example: number) => between(-74, -34, `${example}`)

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const GUARANTEE_PERIOD = /^[1-9]\d{0,2} (dias?|mês|meses|anos?)$/

const company = fields({
  name: text('Casa Serena', { max: 40 }),
  phone: form(
    isBrazilianMobile,
    'não é um celular do Brasil: 55, DDD e 9 algarismos, sem espaços',
    '5548912345678',
  ),
  siteUrl: form(
    (value) => httpsAddress(value) && new URL(value).origin === value,
    'não é só o domínio com https:// e sem barra no fim',
    'https://www.suaempresa.com.br',
  ),
  samples: list(
    z.enum(['name', 'phone', 'siteUrl'], {
      error: wrong('não é um campo que possa ser amostra', "'name', 'phone' ou 'siteUrl'"),
    }),
    { least: 0, most: 3 },
    "['name', 'phone', 'siteUrl']",
    (field) => ['', field],
  ),
  towns: list(
    fields({
      name: text('Içara', { max: 40 }),
      latitude: latitude(-28.7132),
      longitude: longitude(-49.3087),
      note: text('Nas casas com quintal, o trabalho é com formigas e calhas.', { max: 180 }),
    }),
    { least: 1, most: 12 },
    "[{ name: 'Içara', latitude: -28.7132, longitude: -49.3087, note: '…' }]",
    ({ name }) => ['name', name],
  ),
  state: fields(
    {
      name: text('Santa Catarina', { max: 30 }),
      code: form((value) => /^[A-Z]{2}$/.test(value), 'não é a sigla de um estado', 'SC'),
    },
    "{ name: 'Santa Catarina', code: 'SC' }",
  ),
  hours: fields(
    {
      text: text(examples.hours.text, { max: 60 }),
      opening: list(
        fields({
          days: list(
            z.enum(WEEKDAYS, { error: wrong('não é um dia da semana em inglês', "'Monday'") }),
            { least: 1, most: 7 },
            "['Monday', 'Tuesday']",
            (day) => ['', day],
          ),
          opens: form((value) => TIME.test(value), 'não é uma hora', '08:00'),
          closes: form((value) => TIME.test(value), 'não é uma hora', '18:00'),
        }),
        { least: 1, most: 7 },
        literal(examples.hours.opening),
      ),
    },
    literal(examples.hours),
  ).optional(),
  legalName: text(examples.legalName, { max: 120 }).optional(),
  cnpj: form(
    isCnpj,
    'não é um CNPJ: os dígitos verificadores não conferem',
    examples.cnpj,
  ).optional(),
  address: fields(
    {
      street: text(examples.address.street, { max: 80 }),
      district: text(examples.address.district, { max: 60 }).optional(),
      town: text(examples.address.town, { max: 40 }),
      postalCode: form(
        (value) => /^\d{5}-\d{3}$/.test(value),
        'não é um CEP',
        examples.address.postalCode,
      ),
    },
    literal(examples.address),
  ).optional(),
  coordinates: fields(
    {
      latitude: latitude(examples.coordinates.latitude),
      longitude: longitude(examples.coordinates.longitude),
    },
    literal(examples.coordinates),
  ).optional(),
  sanitaryLicence: text(examples.sanitaryLicence, { max: 100 }).optional(),
  environmentalLicence: text(examples.environmentalLicence, { max: 100 }).optional(),
  technicalLead: fields(
    {
      name: text(examples.technicalLead.name, { max: 60 }),
      council: text(examples.technicalLead.council, { max: 20 }),
      registration: text(examples.technicalLead.registration, { max: 20 }),
    },
    literal(examples.technicalLead),
  ).optional(),
  email: form(
    (value) => z.email().safeParse(value).success,
    'não é um e-mail',
    examples.email,
  ).optional(),
  securityContactUntil: form(
    (value) => z.iso.date().safeParse(value).success,
    'não é um dia',
    examples.securityContactUntil,
  ).optional(),
  guarantees: list(
    fields({
      pest: text('Baratas', { max: 40 }),
      period: form(
        (value) => GUARANTEE_PERIOD.test(value),
        'não é um prazo em dias, meses ou anos',
        '90 dias',
      ),
    }),
    { least: 1, most: 20 },
    literal(examples.guarantees),
    ({ pest }) => ['pest', pest],
  ).optional(),
  socialProfiles: list(
    fields({
      name: text('Instagram', { max: 30 }),
      url: form(
        httpsAddress,
        'não é um endereço com https://',
        'https://www.instagram.com/suaempresa',
      ),
    }),
    { least: 1, most: 8 },
    literal(examples.socialProfiles),
    ({ name }) => ['name', name],
  ).optional(),
  googleProfile: form(
    httpsAddress,
    'não é um endereço com https://',
    examples.googleProfile,
  ).optional(),
  analyticsId: form(
    (value) => /^G-[A-Z0-9]{6,14}$/.test(value),
    'não é um código do Google Analytics 4',
    examples.analyticsId,
  ).optional(),
})

const title = (example: string) => text(example, { max: 48 })
const intro = text('A ferramenta muda com a causa.', { max: 170 })
const section = (example: string) => ({ title: title(example), intro })
const button = (example: string) => text(example, { max: 28 })

/** Cards of services: the page's design and the specification fix how many. */
function services(count: number) {
  return fields({
    ...section('Cada cano entope de um jeito'),
    button: button('Solicitar orçamento'),
    items: list(
      fields({
        slug: slug('limpeza-de-forro'),
        title: text('Limpeza de forro', { max: 32 }),
        description: text('Fezes secas no forro soltam fungos no ar, por isso são molhadas antes', {
          min: 110,
          max: 230,
        }),
        tip: text('Água parada perde o cloro.', { max: 110 }),
        alt,
      }),
      { least: count },
      "[{ slug: 'limpeza-de-forro', title: 'Limpeza de forro', … }, …]",
      (item) => ['slug', item.slug],
    ),
  })
}

const page = {
  meta: fields({
    title: text('Desentupimento 24 h em Criciúma e Içara', { min: 15, max: 65 }),
    description: text(
      'Desentupimento de ralo, vaso, fossa e esgoto em Criciúma e Içara. Resposta em até 1 hora.',
      { min: 80, max: 165 },
    ),
    keywords: list(
      text('dedetização Içara', { max: 60 }),
      { least: 3, most: 12 },
      "['dedetização Içara', …]",
      (word) => ['', word],
    ),
  }),
  hero: fields({
    eyebrow: text('Controle de pragas no sul catarinense', { max: 48 }),
    title: text('A casa volta a ser só sua', { max: 60 }),
    text: text('Primeiro a vistoria, depois o tratamento certo.', { max: 150 }),
    button: button('Solicitar Orçamento'),
    proof: text('Resposta em até 1 hora · 24 h', { max: 40 }),
    alt,
    highlights: list(
      fields({
        title: text('Garantia Total', { max: 28 }),
        text: text('Se você não ficar satisfeito, o serviço é refeito.', { max: 90 }),
      }),
      { least: 3 },
      "[{ title: 'Sem Sujeira', text: 'O lugar fica lavado.' }, …]",
      (item) => ['title', item.title],
    ),
  }),
  now: fields({
    title: title('Está transbordando? Faça isto agora'),
    steps: list(
      text('Não dê descarga nem abra torneira.', { max: 110 }),
      { least: 2, most: 6 },
      "['Não dê descarga nem abra torneira.', …]",
      (step) => ['', step],
    ),
  }),
  figures: list(
    fields({
      numeral: text('24 h', { max: 8 }),
      label: text('de atendimento, todos os dias', { max: 36 }),
    }),
    { least: 4 },
    "[{ numeral: '24 h', label: 'todos os dias' }, …]",
    (item) => ['numeral', item.numeral],
  ),
  about: fields({
    ...section('Vizinhos que entendem do ofício'),
    paragraphs: list(
      text('Criciúma e Içara têm casa cheia o ano inteiro.', { max: 340 }),
      { least: 1, most: 4 },
      "['Criciúma e Içara têm casa cheia o ano inteiro.', …]",
      (paragraph) => ['', paragraph],
    ),
  }),
  method: fields({
    ...section('Quatro passos, nenhum no escuro'),
    steps: list(
      fields({
        title: text('Vistoria', { max: 24 }),
        text: text('Olhamos ralos, frestas, forro e quintal.', { max: 140 }),
      }),
      { least: 4 },
      "[{ title: 'Vistoria', text: 'Olhamos ralos e frestas.' }, …]",
      (item) => ['title', item.title],
    ),
  }),
  photo: fields({
    title: title('Não sabe qual escolher?'),
    text: text('Mande uma foto pelo WhatsApp.', { max: 120 }),
    button: button('Mandar uma foto'),
  }),
  testimonials: fields(section('O que contam depois')),
  area: fields({
    ...section('Três cidades, meia hora de estrada'),
    text: text('Atendemos Criciúma, Içara e Balneário Rincão.', { max: 220 }),
    button: button('Conferir a minha rua'),
    mapAlt: alt,
    mapCredit: text('Limites: IBGE', { max: 60 }),
  }),
  questions: fields({
    ...section('O que perguntam antes'),
    items: list(
      fields({
        question: text('Vocês atendem a minha cidade?', { max: 70 }),
        answer: text('Atendemos Criciúma, Içara e Balneário Rincão.', { max: 320 }),
      }),
      { least: 3, most: 10 },
      "[{ question: 'Vocês atendem a minha cidade?', answer: 'Sim.' }, …]",
      (item) => ['question', item.question],
    ),
  }),
  footer: fields({
    title: title('Conte o que apareceu por aí'),
    text: text('Uma foto e o bairro bastam para começar.', { max: 120 }),
    button: button('Fale Conosco'),
  }),
  sibling: fields({
    title: title('A barata sobe por onde a água desce'),
    text: text('Às vezes, o controle de pragas começa pelo cano.', { max: 200 }),
    link: fields({
      label: text('Conhecer o desentupimento', { max: 40 }),
      href: form(
        (value) => NAVIGATION.some(([, href]) => href === value),
        'não é uma página ou seção do site',
        '/desentupimento',
      ),
    }),
  }),
}

const home = fields({
  ...page,
  services: services(9),
  proof: fields({
    ...section('O que foi feito fica no papel'),
    alt,
    points: list(
      text('Praga tratada e data do serviço', { max: 60 }),
      { least: 3, most: 8 },
      "['Praga tratada e data do serviço', …]",
      (point) => ['', point],
    ),
  }),
  pests: fields({
    ...section('Seis pragas e onde elas moram'),
    hidesLabel: text('Onde se esconde', { max: 28 }),
    signsLabel: text('Sinais', { max: 28 }),
    button: text('Quero eliminar essas pragas', { max: 36 }),
    items: list(
      fields({
        slug: slug('baratas'),
        title: text('Baratas', { max: 32 }),
        latinName: text('Periplaneta americana', { max: 40 }),
        description: text('A grande vem do esgoto; a pequena vive na cozinha, perto do motor', {
          min: 80,
          max: 190,
        }),
        hides: text('Ralos e caixas de gordura', { max: 90 }),
        signs: text('Fezes parecidas com borra de café', { max: 90 }),
        alt,
      }),
      { least: 6 },
      "[{ slug: 'baratas', title: 'Baratas', … }, …]",
      (item) => ['slug', item.slug],
    ),
  }),
})

const testimonials = list(
  fields({
    name: text(testimonialExample.name, { max: 30 }),
    town: text(testimonialExample.town, { max: 40 }),
    rating: z.literal(5, { error: wrong('tem de ser 5, como em todos os depoimentos', '5') }),
    comment: text(testimonialExample.comment, { max: 240 }),
    sample: z.boolean({ error: wrong('tem de ser true ou false', 'false') }),
  }),
  { least: 6 },
  `[${literal(testimonialExample)}, …]`,
  (item) => ['comment', item.comment],
)

const navigation = z
  .array(fields({ label: text('Início', { max: 24 }), href: text('/', { max: 40 }) }), {
    error: mistyped('tem de ser uma lista', "[{ label: 'Início', href: '/' }, …]"),
  })
  .superRefine((links, context) => {
    for (const [index, [label, href]] of NAVIGATION.entries()) {
      const link = links[index]
      if (link?.label !== label || link.href !== href)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: wrong('não é a entrada fixada', `{ label: '${label}', href: '${href}' }`),
        })
    }
    if (links.length > NAVIGATION.length)
      context.addIssue({
        code: 'custom',
        message: wrong(`tem ${links.length} entradas`, `as ${NAVIGATION.length} do menu fixado`),
      })
  })

const message = text('Olá! Gostaria de um orçamento.', { max: 200 })
const messages = fields({
  default: message,
  service: form(
    (value) => value.includes('{service}') && value.length <= 200,
    'não diz {service}, que dá lugar ao nome do serviço',
    'Olá! Gostaria de um orçamento para {service}.',
  ),
  pests: message,
  drains: message,
})

/**
 * Small words of the interface, each with an example. An `alt` may be empty there, for a drawing that
 * only decorates.
 */
function words(samples: Record<string, string>) {
  const word = (name: string, example: string) =>
    name === 'alt' ? string(example) : text(example, { max: 200 })
  const shape = Object.entries(samples).map(
    ([name, example]) => [name, word(name, example)] as const,
  )
  return fields(Object.fromEntries(shape))
}

const colourExample = '#0F3D2E'
const colour = form(
  (value) => /^#[0-9a-f]{6}$/i.test(value),
  'não é uma cor de seis algarismos hexadecimais',
  colourExample,
)

/** A colour in its steps, a figure each: drawings and style sheets count on every one. */
function ramp(steps: string) {
  const each = <Value>(value: Value) =>
    Object.fromEntries([...steps].map((step) => [step, value] as const))
  return fields(each(colour), literal(each(colourExample)))
}

const siteContent = fields({
  company,
  home,
  drains: fields({ ...page, services: services(8) }),
  homeTestimonials: testimonials,
  drainsTestimonials: testimonials,
  navigation,
  messages,
  interfaceTexts: words({
    skipLink: 'Pular para o conteúdo',
    contactButton: 'Fale Conosco',
    noScriptMenu: 'Menu',
    headerNavigation: 'Principal',
    footerNavigation: 'Todas as páginas e seções',
    homeLink: 'página inicial',
    floatingChat: 'Conversar no WhatsApp',
    stars: '5 de 5 estrelas',
    sample: 'Exemplo de depoimento',
    samplesIntro: 'Os marcados como exemplo ainda não são de clientes.',
    whatsapp: 'WhatsApp',
    guarantee: 'Garantia',
    accessibility: 'Site acessível: funciona por teclado e com leitor de tela.',
  }),
  factTexts: words({
    hours: 'Atendimento',
    towns: 'Cidades',
    legalName: 'Razão social',
    cnpj: 'CNPJ',
    address: 'Endereço',
    coordinates: 'Mapa',
    openMap: 'Ver no mapa',
    sanitaryLicence: 'Licença sanitária',
    environmentalLicence: 'Licença ambiental',
    technicalLead: 'Responsável técnico',
    email: 'E-mail',
    googleProfile: 'Google',
    openGoogleProfile: 'Ver no Google',
  }),
  menuTexts: words({
    contactButton: 'Fale Conosco',
    open: 'Abrir menu',
    openShort: 'Menu',
    close: 'Fechar menu',
    closeShort: 'Fechar',
    title: 'Menu',
    description: 'Páginas e seções do site',
  }),
  noticeTexts: words({ label: 'Avisos', close: 'Fechar aviso', closeShort: 'Fechar' }),
  notFoundTexts: words({
    metaTitle: 'Página não encontrada',
    code: '404',
    message: 'Oops! Page not found',
    homeLink: 'Return to Home',
    explanation: 'Volte ao início ou fale com a gente.',
    chatButton: 'Chamar no WhatsApp',
    alt: '',
  }),
  errorTexts: words({
    title: 'Unexpected Application Error!',
    explanation: 'Algo falhou nesta página. Tente de novo ou volte ao início.',
    retry: 'Tentar de novo',
    home: 'Voltar ao início',
  }),
  consentTexts: words({
    label: 'Medição de visitas',
    question: 'Podemos contar as visitas com o Google Analytics?',
    accept: 'Aceitar',
    refuse: 'Recusar',
    review: 'Rever a escolha sobre a medição de visitas',
  }),
  palette: fields({
    forest: ramp('56789'),
    green: ramp('234567'),
    cream: ramp('01234'),
    amber: ramp('2345678'),
    terracotta: ramp('23456789'),
    blue: ramp('123456789'),
    taupe: ramp('45678'),
  }),
  claims: list(
    fields({
      claim: text('Atendemos 24 horas por dia.', { max: 120 }),
      words: list(
        text('24 horas', { max: 60 }),
        { least: 1, most: 20 },
        "['24 h', '24 horas']",
        (words) => ['', words],
      ),
      proof: text('escala de plantão com os nomes', { min: 10, max: 200 }),
      confirmed: form(
        (value) => z.iso.date().safeParse(value).success,
        'não é um dia',
        '2027-01-15',
      ).optional(),
    }),
    { least: 0, most: 60 },
    "[{ claim: 'Atendemos 24 horas por dia.', words: ['24 horas'], proof: 'escala de plantão' }]",
    ({ claim }) => ['claim', claim],
  ),
})

/** Everything that content/ says, by the names of its exports. */
export type SiteContent = z.output<typeof siteContent>

type Path = readonly PropertyKey[]

/** `['home', 'services', 'items', 2, 'slug']` → `content/home.ts: services.items, 3º cartão, slug`. */
function place(path: Path): string {
  const part = String(path[0] ?? '')
  const field = placeInWords(path, WHOLE_FILES.includes(part) ? 1 : 0)
  return [FILES[part] ?? 'content', field].filter(Boolean).join(': ')
}

/** Every text below a value, with the way to it. */
function texts(value: unknown, path: Path): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, [...path, step(key)]))
}

/** Clients' own words, which may promise what the company may not. */
function clientsWords({ homeTestimonials, drainsTestimonials }: SiteContent): Set<string> {
  const real = [...homeTestimonials, ...drainsTestimonials].filter(({ sample }) => !sample)
  return new Set(real.map(({ comment }) => comment))
}

function promiseProblems(content: SiteContent): string[] {
  const { claims, ...others } = content
  const clients = clientsWords(content)
  const spoken = texts(others, []).filter(({ text }) => !clients.has(text))
  return spoken.flatMap(({ path, text }) =>
    absolutePromises(text, claims).map(
      (words) =>
        `${place(path)} ${wrong(
          `promete o que ninguém pode prometer (${quoted(words)})`,
          "'se você não ficar satisfeito, o serviço é refeito', ou uma promessa que você possa provar em content/claims.ts",
        )}`,
    ),
  )
}

function pictureProblems(content: SiteContent, pictureNames: readonly string[]): string[] {
  const cards = [
    ...content.home.services.items.map((item, index) => ({
      page: 'home',
      list: 'services',
      item,
      index,
    })),
    ...content.home.pests.items.map((item, index) => ({
      page: 'home',
      list: 'pests',
      item,
      index,
    })),
    ...content.drains.services.items.map((item, index) => ({
      page: 'drains',
      list: 'services',
      item,
      index,
    })),
  ]
  const slugs = cards.map(({ item }) => item.slug)
  // Each card came with a picture of its own: the names that no card has any more are the old ones.
  const left = pictureNames.filter((name) => ![...PAGE_PICTURES, ...slugs].includes(name))
  const seen = new Set<string>()
  const problems: string[] = []
  for (const { page, list, item, index } of cards) {
    const at = place([page, list, 'items', index, 'slug'])
    if (!pictureNames.includes(item.slug))
      problems.push(
        left.length > 0
          ? `${at} ${wrong(`${quoted(item.slug)} não é nome de figura: o slug fica como veio com o site, e uma foto sua leva esse nome`, left.map(quoted).join(' ou '))}`
          : `${at} ${wrong(`${quoted(item.slug)} não tem figura em public/images`, 'rode "npm run art", que desenha todas as figuras')}`,
      )
    if (seen.has(item.slug))
      problems.push(
        `${at} ${wrong(`repete ${quoted(item.slug)}`, 'um nome que nenhum outro cartão tenha')}`,
      )
    seen.add(item.slug)
  }
  for (const name of PAGE_PICTURES)
    if (!pictureNames.includes(name))
      problems.push(
        `public/images: ${name} ${wrong('falta', 'rode "npm run art", que desenha todas as figuras')}`,
      )
  return problems
}

/**
 * What is wrong with the content, one line each: file, field, what is wrong and an example that is
 * right. Empty when the site may be built.
 * @param content everything that content/ exports, not yet trusted
 * @param pictureNames pictures whose files are all there
 */
export function contentProblems(content: unknown, pictureNames: readonly string[]): string[] {
  const result = siteContent.safeParse(content)
  if (result.success)
    return [...promiseProblems(result.data), ...pictureProblems(result.data, pictureNames)]
  return [...new Set(result.error.issues.map(({ path, message }) => `${place(path)} ${message}`))]
}

/**
 * The shape of this folder: each part is a file, `content/<part>.json`. The types of the site come from
 * here, and content/problems.ts says in Portuguese what breaks a rule.
 */
import { z } from 'zod'
import type { PictureName } from '@/lib/pictures'
import { ALT_LENGTH } from './limits'
import { company } from './schema/company'
import { drains, home, type page, pests, type testimonial, testimonials } from './schema/page'
import { day, each, formed, group, list, template, text } from './schema/parts'

const message = (title: string) => text(title, 'Olá! Gostaria de um orçamento.', 200)

/** Small words of the site, by field and title. */
const labels = <Name extends string>(titles: Readonly<Record<Name, string>>) =>
  each(Object.keys(titles) as Name[], (name) =>
    text(titles[name], 'uma palavra ou frase curta', 200),
  )

const interfaceTexts = labels({
  skipLink: 'Pular para o conteúdo',
  contactButton: 'Botão de contato',
  headerNavigation: 'Nome do menu do topo',
  tabs: 'Nome das duas abas',
  footerNavigation: 'Nome do menu do rodapé',
  homeLink: 'Link para o início',
  floatingChat: 'Botão redondo do WhatsApp',
  chatHint: 'Dica dos botões do WhatsApp',
  whatsapp: 'Rótulo do WhatsApp',
  guarantee: 'Rótulo da garantia',
  accessibility: 'Frase sobre acessibilidade',
  sample: 'Marca de exemplo',
  samplesIntro: 'Frase sobre os exemplos',
}).extend({
  stars: template(
    'Estrelas',
    '{rating}',
    '{rating} de 5 estrelas',
    'No lugar de {rating} vêm as estrelas.',
  ),
  swipe: template(
    'Convite a deslizar',
    '{count}',
    'São {count}: deslize para o lado.',
    'No lugar de {count} vem quantos cartões a fila tem.',
  ),
})

const factTexts = labels({
  hours: 'Horário',
  towns: 'Cidades',
  legalName: 'Razão social',
  cnpj: 'CNPJ',
  address: 'Endereço',
  coordinates: 'Mapa',
  openMap: 'Link para o mapa',
  sanitaryLicence: 'Licença sanitária',
  environmentalLicence: 'Licença ambiental',
  technicalLead: 'Responsável técnico',
  email: 'E-mail',
  googleProfile: 'Perfil no Google',
  openGoogleProfile: 'Link para o perfil no Google',
})

const menuTexts = labels({
  contactButton: 'Botão de contato',
  open: 'Abrir',
  openShort: 'Abrir, em uma palavra',
  close: 'Fechar',
  closeShort: 'Fechar, em uma palavra',
  title: 'Título',
  description: 'Descrição para leitores de tela',
})

const notFoundTexts = labels({
  metaTitle: 'Título',
  code: 'Código',
  message: 'Mensagem em inglês',
  homeLink: 'Link em inglês para o início',
  explanation: 'Explicação',
  chatButton: 'Botão do WhatsApp',
}).extend({
  alt: z.string().max(ALT_LENGTH).default('').meta({
    title: 'O que a imagem mostra',
    description: 'Vazio, se o desenho só enfeita.',
  }),
})

const consentTexts = labels({
  label: 'Nome',
  question: 'Pergunta',
  accept: 'Botão de sim',
  refuse: 'Botão de não',
  review: 'Link para mudar a resposta',
})

/** A colour in its steps, light to dark: drawings and style sheets count on each. */
const ramp = <Step extends number>(...steps: Step[]) =>
  each(steps, (step) =>
    formed(
      `Tom ${step}`,
      /^#[0-9a-f]{6}$/i,
      'não é uma cor de seis algarismos hexadecimais',
      '#0F3D2E',
    ),
  )

const palette = z.strictObject({
  forest: ramp(5, 6, 7, 8, 9),
  green: ramp(2, 3, 4, 5, 6, 7),
  cream: ramp(0, 1, 2, 3, 4),
  amber: ramp(2, 3, 4, 5, 6, 7, 8),
  terracotta: ramp(2, 3, 4, 5, 6, 7, 8, 9),
  blue: ramp(1, 2, 3, 4, 5, 6, 7, 8, 9),
  taupe: ramp(4, 5, 6, 7, 8),
})

/** What the site says of the company and only its owner can know to be true. */
const claim = z.strictObject({
  claim: text('Promessa', 'Atendemos 24 horas por dia.', 120),
  words: list('Palavras', text('Palavra', '24 horas', 60), 1, 20).describe(
    'As palavras com que o site faz a promessa: por elas são achadas as frases.',
  ),
  proof: text('Prova', 'escala de plantão com os nomes', 200, 10).describe(
    'A prova que se deve ter à mão.',
  ),
  confirmed: day('Dia do seu sim', '2027-01-15')
    .describe(
      'O dia do seu sim. Se não é verdade, mude ou tire as frases e apague a promessa desta lista.',
    )
    .optional(),
})

export const siteContent = z.strictObject({
  company: company.describe('Os dados da empresa.'),
  home,
  pests,
  drains,
  testimonials: group('Depoimentos', {
    home: testimonials.meta({ title: 'Na página de dedetização' }),
    drains: testimonials.meta({ title: 'Na página de desentupimento' }),
  }),
  messages: group('Mensagens do WhatsApp', {
    default: message('Em geral'),
    service: template(
      'De um serviço',
      '{service}',
      'Olá! Gostaria de um orçamento para {service}.',
      'No lugar de {service} vem o título do serviço, em minúsculas.',
    ),
    pests: message('Das pragas'),
    drains: message('Do desentupimento'),
  }).describe('O texto pronto da mensagem do visitante no WhatsApp, pelo lugar do toque.'),
  interface: group('Botões e palavras pequenas', {
    general: interfaceTexts.meta({ title: 'Em todas as páginas' }),
    facts: factTexts.meta({
      title: 'Dados da empresa',
      description: 'O que vem antes de cada dado da empresa no rodapé.',
    }),
    menu: menuTexts.meta({ title: 'Menu' }),
    notices: labels({ label: 'Nome', close: 'Fechar', closeShort: 'Fechar, em uma palavra' }).meta({
      title: 'Avisos',
    }),
    notFound: notFoundTexts.meta({ title: 'Página não encontrada' }),
    errors: labels({
      title: 'Título em inglês',
      explanation: 'Explicação',
      retry: 'Botão de tentar de novo',
      home: 'Link para o início',
    }).meta({ title: 'Quando algo falha' }),
    consent: consentTexts.meta({
      title: 'Pergunta sobre as visitas',
      description: 'Só aparece no site com um código do Google Analytics.',
    }),
  }).describe('As palavras pequenas do site: botões, nomes e mensagens de todas as páginas.'),
  palette: palette.describe(
    'As cores do site, dos desenhos e das páginas, do tom mais claro (número menor) ao mais escuro. Depois de uma mudança: npm run art.',
  ),
  claims: group('Promessas', { items: list('Promessas', claim, 0, 60, 'claim') }).describe(
    'O que o site promete e só o dono sabe se é verdade (Código de Defesa do Consumidor, arts. 30, 36 e 37).',
  ),
})

export type SiteContent = z.infer<typeof siteContent>

export type Company = z.infer<typeof company>
/** What a section takes is typed by the page's part: `Page['hero']`. */
export type Page = z.infer<ReturnType<typeof page<PictureName>>>
export type HomePage = z.infer<typeof home>
export type Service = Page['services']['items'][number]
export type Pest = SiteContent['pests']['items'][number]
export type Testimonial = z.infer<typeof testimonial>
export type Link = { label: string; href: string }

export type InterfaceTexts = z.infer<typeof interfaceTexts>
export type FactTexts = z.infer<typeof factTexts>
export type MenuTexts = z.infer<typeof menuTexts>
export type NoticeTexts = SiteContent['interface']['notices']
export type ErrorTexts = SiteContent['interface']['errors']
export type ConsentTexts = z.infer<typeof consentTexts>
export type Claim = z.infer<typeof claim>

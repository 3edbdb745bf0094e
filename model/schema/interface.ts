import { group } from '@/model/fields/group'
import { template, text } from '@/model/fields/text'
import { recordOf } from '@/model/values/record-of'

/**
 * Returns the fields of a group of labels.
 * @param titles field names, each with its Portuguese title
 */
const labels = <Name extends string>(titles: Readonly<Record<Name, string>>) =>
  recordOf(Object.keys(titles) as Name[], (name) =>
    text(titles[name], 'uma palavra ou frase curta', 200),
  )

/** Returns the schema of a one-word label under an icon. */
const shortWord = (title: string, example: string) => text(`${title}, em uma palavra`, example, 12)

const generalTexts = group('Em todas as páginas', {
  ...labels({
    skipLink: 'Pular para o conteúdo',
    headerNavigation: 'Nome do menu do topo',
    tabs: 'Nome das duas abas',
    footerNavigation: 'Nome do menu do rodapé',
    homeLink: 'Link para o início',
    floatingChat: 'Botão redondo do WhatsApp',
    chatHint: 'Dica dos botões do WhatsApp',
    guarantee: 'Nome da garantia',
    surveillance: 'Nome da vigilância da cidade',
    allSteps: 'Link para os outros passos do socorro',
    accessibility: 'Frase sobre acessibilidade',
    samplesIntro: 'Frase sobre os exemplos',
  }),
  // At most 20 characters each, because both labels share a header row with the name and two links.
  contactButton: text('Botão de contato', 'Fale Conosco', 20),
  call: template(
    'Link que liga',
    '{phone}',
    'Ligar: {phone}',
    'entra o número',
    'Está no menu, se o número do WhatsApp também atende ligações.',
  ).default('Ligar: {phone}'),
  saveContact: text('Link que salva o contato', 'Salvar o contato', 40).default('Salvar o contato'),
  chatCode: text('Junto do código QR, no papel', 'Aponte a câmera para falar conosco', 90)
    .meta({ traits: ['no claim'] })
    .default('Aponte a câmera do celular: abre a conversa no WhatsApp'),
  whatsapp: text('Nome do WhatsApp', 'WhatsApp', 20),
  stars: template('Estrelas', '{rating}', '{rating} de 5 estrelas', 'entram as estrelas').meta({
    traits: ['no claim'],
  }),
  source: template(
    'Link para a avaliação',
    '{name}',
    'Avaliação de {name}',
    'entra o nome do cliente',
    'Está junto do depoimento que tem o link.',
  ).default('Avaliação de {name}'),
  sample: shortWord('Carimbo dos exemplos', 'Exemplo').default('Exemplo'),
  before: shortWord('Sobre a foto de antes', 'Antes').default('Antes'),
  after: shortWord('Sobre a foto de depois', 'Depois').default('Depois'),
  priceFrom: template(
    'Preço a partir de',
    '{price}',
    'A partir de {price}',
    'entra o menor preço do serviço',
  ),
  visitFee: text('Enquanto falta o preço da visita', 'Se a visita tiver custo, você sabe antes', 90)
    .describe('Termina a resposta sobre preços.')
    .default('Se a visita tiver custo, você sabe antes de marcar'),
  swipe: template(
    'Convite a deslizar',
    '{count}',
    'São {count}: deslize para o lado.',
    'entra quantos serviços ou pragas a fila tem',
  ),
})

const factTexts = group('Dados da empresa', {
  ...labels({
    team: 'Quem vai ao local',
    nightVisits: 'Visita à noite',
    visitFee: 'Preço da visita',
    phoneCalls: 'Ligações',
    hours: 'Horário',
    towns: 'Cidades',
    legalName: 'Razão social',
    cnpj: 'CNPJ',
    address: 'Endereço',
    postalCode: 'CEP',
    coordinates: 'Mapa',
    openMap: 'Link para o mapa',
    sanitaryLicence: 'Licença sanitária',
    environmentalLicence: 'Licença ambiental',
    technicalLead: 'Responsável técnico',
    email: 'E-mail',
    googleProfile: 'Perfil no Google',
    openGoogleProfile: 'Link para o perfil no Google',
  }),
  googleRating: template(
    'Nota no Google',
    '{rating}',
    '{rating} no Google',
    'entra a nota',
  ).default('{rating} no Google'),
  reviewCount: template(
    'Avaliações no Google',
    '{count}',
    '{count} avaliações',
    'entra o número de avaliações',
  ).default('{count} avaliações'),
  reviewMonth: template(
    'Mês das avaliações no Google',
    '{month}',
    'lidas em {month}',
    'entra o mês em que você leu a nota',
  ).default('lidas em {month}'),
  // Longer than the labels, because each town lengthens this text, which only search engines read.
  description: text(
    'Descrição da empresa para o Google',
    'Controle de pragas e desentupimento em {cidades}.',
    300,
  ),
})

const menuTexts = group('Menu', {
  ...labels({
    open: 'Abrir',
    close: 'Fechar',
    title: 'Título',
  }),
  openShort: shortWord('Abrir', 'Menu'),
  closeShort: shortWord('Fechar', 'Fechar'),
})

const notFoundTexts = group(
  'Página não encontrada',
  labels({
    metaTitle: 'Título na busca',
    title: 'Título',
    explanation: 'Explicação',
    homeButton: 'Botão para o início',
    chatButton: 'Botão do WhatsApp',
    code: 'Código',
    message: 'Frase para quem não lê português',
    homeLink: 'Link para o início, para quem não lê português',
  }),
)

const consentTexts = group(
  'Pergunta sobre as visitas',
  labels({
    label: 'Nome',
    question: 'Pergunta',
    accept: 'Botão de sim',
    refuse: 'Botão de não',
    review: 'Link para mudar a resposta',
  }),
)

/** Labels of the site: buttons, names and messages of all pages. */
export const interfaceSchema = group('Botões e palavras pequenas', {
  general: generalTexts,
  facts: factTexts.describe('O que vem antes de cada dado da empresa, no rodapé e para o Google.'),
  menu: menuTexts,
  notices: group('Avisos', {
    ...labels({ label: 'Nome', close: 'Fechar' }),
    closeShort: shortWord('Fechar', 'Fechar'),
  }),
  notFound: notFoundTexts,
  errors: group(
    'Quando algo falha',
    labels({
      metaTitle: 'Título na busca',
      headline: 'Título',
      explanation: 'Explicação',
      retry: 'Botão de tentar de novo',
      home: 'Link para o início',
      title: 'Título para quem não lê português',
    }),
  ),
  consent: consentTexts.describe('Só aparece no site com um código para contar as visitas.'),
})

/** As palavras pequenas do site: botões, nomes e mensagens que estão em todas as páginas. */
export const interfaceTexts = {
  skipLink: 'Pular para o conteúdo',
  contactButton: 'Fale Conosco',
  headerNavigation: 'Principal',
  tabs: 'As duas páginas',
  footerNavigation: 'Todas as páginas e seções',
  homeLink: 'página inicial',
  floatingChat: 'Conversar no WhatsApp',
  /** No lugar de `{rating}` vêm as estrelas que o cliente deu. */
  stars: '{rating} de 5 estrelas',
  sample: 'Exemplo de depoimento',
  samplesIntro:
    'Os marcados como exemplo ainda não são de clientes. Os de verdade entram com a permissão de quem escreveu.',
  /** No lugar de `{count}` vem quantos cartões a fila tem. */
  swipe: 'São {count}: deslize para o lado.',
  chatHint: 'Cada botão abre a conversa no WhatsApp, com a mensagem pronta.',
  whatsapp: 'WhatsApp',
  guarantee: 'Garantia',
  accessibility: 'Site acessível: dá para usar só com o teclado e com leitor de tela.',
} as const

/** O que vem antes de cada dado de company.ts no rodapé. */
export const factTexts = {
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
} as const

export const menuTexts = {
  contactButton: interfaceTexts.contactButton,
  open: 'Abrir menu',
  openShort: 'Menu',
  close: 'Fechar menu',
  closeShort: 'Fechar',
  title: 'Menu',
  description: 'Páginas e seções do site',
} as const

export const noticeTexts = {
  label: 'Avisos',
  close: 'Fechar aviso',
  closeShort: 'Fechar',
} as const

export const notFoundTexts = {
  metaTitle: 'Página não encontrada',
  code: '404',
  message: 'Oops! Page not found',
  homeLink: 'Return to Home',
  explanation: 'Este cano não leva a lugar nenhum. Volte ao início ou fale com a gente.',
  chatButton: 'Chamar no WhatsApp',
  alt: '',
} as const

export const errorTexts = {
  title: 'Unexpected Application Error!',
  explanation: 'Algo falhou nesta página. Tente de novo ou volte ao início.',
  retry: 'Tentar de novo',
  home: 'Voltar ao início',
} as const

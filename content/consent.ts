/** O pedido de consentimento: só vai ao site quando company.ts tem um `analyticsId`. */
export const consentTexts = {
  label: 'Medição de visitas',
  question:
    'Podemos usar cookies do Google Analytics para contar as visitas e os toques no WhatsApp, e assim saber qual página ajuda mais? Sem o seu sim, nada é medido; só a sua resposta fica neste aparelho.',
  accept: 'Aceitar',
  refuse: 'Recusar',
  review: 'Rever a escolha sobre a medição de visitas',
} as const

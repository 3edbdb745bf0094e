/** O pedido de consentimento: só vai ao site quando company.ts tem um `analyticsId`. */
export const consentTexts = {
  label: 'Medição de visitas',
  question:
    'Podemos contar as visitas e os toques no WhatsApp com o Google Analytics? Serve só para saber qual página ajuda mais. Sem o seu sim, nada é medido; só a sua resposta fica guardada neste aparelho.',
  accept: 'Aceitar',
  refuse: 'Recusar',
  review: 'Rever a escolha sobre a medição de visitas',
} as const

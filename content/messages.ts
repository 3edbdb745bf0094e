/** O texto pronto da mensagem do visitante no WhatsApp, pelo lugar do toque. */
export const messages = {
  default: 'Olá! Vim através do site e gostaria de um orçamento.',
  /** No lugar de `{service}` vem o título do serviço, em minúsculas. */
  service: 'Olá! Gostaria de um orçamento para {service}.',
  pests: 'Olá! Preciso eliminar pragas do meu ambiente. Gostaria de um orçamento.',
  drains: 'Olá! Gostaria de fazer um orçamento de Desentupimento.',
} as const

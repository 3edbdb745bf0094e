import type { AllowedPromise } from './schema'

/**
 * Frases que podem ficar no site embora soem como promessa absoluta, cada uma com o seu motivo. Sem
 * estar aqui, a frase interrompe a publicação (a lista de palavras está em scripts/content/promises.ts).
 */
export const allowedPromises: AllowedPromise[] = [
  {
    text: 'garantia total',
    reason:
      'O site diz ao lado o que ela é: se o cliente não ficar satisfeito, o serviço é refeito.',
  },
]

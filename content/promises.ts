import type { AllowedPromise } from './types'

/**
 * Frases que podem ficar no site embora soem como promessa absoluta, cada uma com o seu motivo. Sem
 * estar aqui, a frase interrompe a publicação (a lista de palavras está em lib/promises.ts).
 */
export const allowedPromises = [
  {
    text: 'garantia total',
    reason:
      'O site diz ao lado o que ela é: se o cliente não ficar satisfeito, o serviço é refeito.',
  },
] satisfies readonly AllowedPromise[] as readonly AllowedPromise[]

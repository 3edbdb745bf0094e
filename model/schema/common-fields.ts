import { text } from '@/model/fields/text'

/* Fields that several sections share. */

export const title = (example: string) => text('Título', example, 48)
const intro = text('Introdução', 'A ferramenta muda com a causa.', 170)
export const headingFields = (example: string) => ({ title: title(example), intro })
export const button = (example: string) => text('Botão', example, 28)
export const alt = text('O que a imagem mostra', 'Calha cheia de folhas sob telhas de barro', 130)

export const CLAIMS_HINT =
  'Não prometa o que ninguém pode provar, como “100%”, “definitivo” ou “nunca mais” (Código de Defesa do Consumidor, art. 37).'

import { group } from '@/model/fields/group'
import { template, text } from '@/model/fields/text'

const message = (title: string) => text(title, 'Olá! Gostaria de um orçamento.', 200)

export const messagesSchema = group('Mensagens do WhatsApp', {
  default: message('Em geral'),
  service: template(
    'De um serviço',
    '{service}',
    'Olá! Gostaria de um orçamento para {service}.',
    'entra o título do serviço, em minúsculas',
  ),
  pests: message('Das pragas'),
  drains: message('Do desentupimento'),
  photo: message('Depois do texto da página, no botão que pede uma foto'),
  video: message('Depois do texto da página, no botão que pede um vídeo'),
  proof: text(
    'Depois do texto da página, no link que pede a licença e o CNPJ',
    'Quero conferir a licença e o CNPJ.',
    100,
  )
    .describe(
      'O link aparece em “Sobre”, com estas palavras, até a licença sanitária e o CNPJ estarem nos dados da empresa.',
    )
    .optional(),
})
  .meta({ traits: ['no claim'] })
  .describe('O texto pronto da mensagem do visitante no WhatsApp, pelo lugar do toque.')

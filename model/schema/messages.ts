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
})
  .meta({ traits: ['no claim'] })
  .describe('O texto pronto da mensagem do visitante no WhatsApp, pelo lugar do toque.')

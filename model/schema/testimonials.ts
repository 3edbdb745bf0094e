import { group } from '@/model/fields/group'
import { profileLink } from '@/model/fields/link/schema'
import { hidden, optionalList } from '@/model/fields/list'
import { month } from '@/model/fields/month'
import { switchField } from '@/model/fields/switch'
import { text } from '@/model/fields/text'
import { clientWords } from '@/model/texts/chat-copies'
import { cleanSentences } from '@/model/texts/clean-text'

/** Cleans a name. Removes the sign that WhatsApp puts before a sender who is not in the contacts. */
const cleanName = (typed: string) => cleanSentences(typed).replace(/^~\s*(?=\S)/, '')

const cleanComment = (typed: string) => clientWords(cleanSentences(typed))

const testimonialSchema = group('Depoimento', {
  name: text('Primeiro nome', 'Rosane', 30, cleanName),
  town: text('Cidade', 'Içara', 40),
  comment: text(
    'Palavras do cliente',
    'Escreva aqui as palavras da cliente, como ela as mandou.',
    240,
    cleanComment,
  ),
  job: text('Serviço feito', 'Descupinização do forro', 40).optional(),
  month: month('Mês do serviço', 'novembro de 2026').optional(),
  source: profileLink('Onde o cliente escreveu', 'https://maps.app.goo.gl/abc123')
    .describe('O link da avaliação no Google ou em outro site, para qualquer um conferir.')
    .optional(),
  sample: switchField(
    'É exemplo',
    'Sim, enquanto não forem palavras de um cliente de verdade. Com o primeiro depoimento de verdade, a página mostra só os de verdade.',
  ),
  hidden,
})

const testimonialList = optionalList('Depoimentos', testimonialSchema, {
  max: 12,
  uniqueFields: ['comment'],
}).describe('De nenhum a doze. Sem nenhum, a seção e o caminho até ela somem do site.')

export const testimonialsSchema = group('Depoimentos', {
  samples: switchField(
    'Mostrar os depoimentos de exemplo',
    'Desmarque, e todos os exemplos saem do site.',
  ),
  home: testimonialList.meta({ title: 'Depoimentos na página de dedetização' }),
  drains: testimonialList.meta({ title: 'Depoimentos na página de desentupimento' }),
}).meta({ traits: ['no claim', 'personal'] })

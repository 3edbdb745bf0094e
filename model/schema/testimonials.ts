import { group } from '@/model/fields/group'
import { profileLink } from '@/model/fields/link'
import { optionalList } from '@/model/fields/list'
import { month } from '@/model/fields/month'
import { switchField } from '@/model/fields/switch'
import { text } from '@/model/fields/text'
import { withoutExportedPrefix } from '@/model/pasted/chat-copies'
import { cleanSentences } from '@/model/pasted/normalize-text'
import { hidden } from './common-fields'

/** Removes the quotation marks around a text. Keeps those around a part of it. */
const withoutQuotes = (text: string) => text.replace(/^["“”«]([^"“”«»]*)["“”»]$/, '$1')

/**
 * Cleans the words of a client: removes what WhatsApp wrote before them, and the quotation marks
 * around both or around the words alone.
 */
const clientWords = (typed: string) =>
  withoutQuotes(withoutExportedPrefix(withoutQuotes(cleanSentences(typed))))

/** Removes the sign that WhatsApp puts before the name of a sender who is not in the contacts. */
const withoutTilde = (name: string) => name.replace(/^~\s*(?=\S)/, '')

const testimonialSchema = group('Depoimento', {
  name: text('Primeiro nome', 'Rosane', 30).overwrite(withoutTilde),
  town: text('Cidade', 'Içara', 40),
  comment: text(
    'Palavras do cliente',
    'Escreva aqui as palavras da cliente, como ela as mandou.',
    240,
    clientWords,
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
}).meta({ promisesNothing: true, isPersonal: true })

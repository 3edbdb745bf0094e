import { day, parseDay } from '@/model/fields/day'
import { group } from '@/model/fields/group'
import { optionalList } from '@/model/fields/list'
import { text } from '@/model/fields/text'

/** Maximum characters of a notice: two lines on a narrow phone, which fill the bar. */
export const MAX_NOTICE_LENGTH = 90

/**
 * Characters of written Portuguese. Excludes emoji, stacked accents and direction marks, because
 * they can overflow the notice bar. Includes the sign of a lost letter, which has its own error.
 */
const PLAIN_TEXT =
  /^[ -~\u00A0-\u00AC\u00AE-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2026\uFFFD]+$/

const isDay = (value: string) => parseDay(value) === value

// Keys are Portuguese, because open pages of an older build read them from the published file.
const noticeSchema = group('Aviso', {
  texto: text('Texto', 'Temporal na região: respondemos em até 2 horas.', MAX_NOTICE_LENGTH).regex(
    PLAIN_TEXT,
    { error: 'tem um sinal que não é letra, número nem pontuação' },
  ),
  de: day('Primeiro dia', '24/12/2026').meta({ field: { kind: 'day', lastDay: 'ate' } }),
  ate: day('Último dia', '26/12/2026'),
}).refine(({ de, ate }) => !isDay(de) || !isDay(ate) || de <= ate, {
  path: ['ate'],
  error: 'é antes do primeiro dia',
})

export const noticesSchema = group('Avisos do dia', {
  avisos: optionalList('Avisos', noticeSchema, { max: 20 }),
})

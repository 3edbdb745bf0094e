import { hoursInSentence, isAlwaysOpen, openingText } from '@/model/fields/hours/format'
import { type Company, isInPart, type PageContent, type SiteContent } from '@/model/schema/content'
import { lastOf } from '@/model/values/last-of'
import { normalizeText } from '@/model/values/normalize-text'
import { textAt } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'
import { textsWithoutNames } from './published-texts'

/** Returns a text from `normalizeText` with `24h` for all notations: “24 horas”, “24hs”, “24/7”. */
const withPlainHours = (text: string) => text.replace(/\b24 ?(?:h(?:s|rs?|oras?)?|\/ ?7)\b/g, '24h')

/** Matches 24 hours that are a duration, a time or a denial. */
const NO_OFFER =
  /\b(?:ate|as|em|de|por|apos|cada|durante|espere|aguarde|fechad[ao]|nao \w+) 24h|24h (?:para|depois|apos|antes|seguintes|de antecedencia)\b/g

/** The company, at work. */
const COMPANY =
  'atend(?:emos|imento)|respondemos|funcionamos|estamos|abert[oa]s?|plantao|(?:dedetiza|desentupi)dora'

/**
 * Matches an offer at the start of a text, or after a word of the company without a comma between:
 * “Respondemos em até 1 hora, dia e noite”. Nothing else, such as “O gel age 24 horas”, because an
 * offer blocks the launch. The claims ask about the offers that this does not find.
 */
const OFFER = new RegExp(
  `(?:^24h|\\b(?:${COMPANY})[^.,;:!?…]*[,:]? (?:24h|dia e noite|noite e dia|a qualquer hora))\\b`,
)

/**
 * Checks whether a text offers service by day and night.
 * @param text from `normalizeText`, without names
 */
export const isAlwaysOffered = (text: string): boolean =>
  OFFER.test(withPlainHours(text).replace(NO_OFFER, ''))

type FigureField = keyof PageContent['figures'][number]

/**
 * Returns the texts that may offer service, without notices, which announce exceptions. The number of
 * a figure continues in its label: “24 horas para responder”.
 */
const textsWithTimes = (content: SiteContent) =>
  textsWithoutNames(content).flatMap(({ path, text }) => {
    if (isInPart(path, 'avisos')) return []
    const label = textAt(content, [...path.slice(0, -1), 'label' satisfies FigureField])
    const isNumeral = lastOf(path) === ('numeral' satisfies FigureField)
    return { path, text: isNumeral ? normalizeText(`${text} ${label}`) : text }
  })

/** Matches the name of a day, or a digit, after `normalizeText`. */
const DAY_OR_DIGIT =
  /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|todos os dias|diariamente|(?:seg|qua|qui|sex|sab|dom)\b)|\d/

/** Checks whether hours end. A note alone may name days or times. */
function haveEnd({ opening, note = '' }: NonNullable<Company['hours']>): boolean {
  if (opening.length > 0) return !isAlwaysOpen(opening)
  const words = withPlainHours(normalizeText(note))
  return DAY_OR_DIGIT.test(words) && !words.includes('24h')
}

/** Returns an item if the site offers service by day and night, and the hours end. */
export function offeredTimeItems(content: SiteContent): LaunchItem[] {
  const { hours } = content.company
  if (!hours || !haveEnd(hours)) return []
  // The hours themselves may include a day with 24 hours.
  const inTexts = [true, false].map((isStart) => normalizeText(hoursInSentence(hours, isStart)))
  const paths = textsWithTimes(content)
    .filter(({ text }) =>
      isAlwaysOffered(inTexts.reduce((rest, repeated) => rest.replaceAll(repeated, ''), text)),
    )
    .map(({ path }) => path)
  if (paths.length === 0) return []
  return [
    {
      blocks: true,
      path: ['company', 'hours'],
      paths,
      finding: `o horário é “${hoursInSentence(hours, true)}”, e o site promete mais, como “24 horas” ou “dia e noite”, em ${paths.length === 1 ? '1 texto' : `${paths.length} textos`}`,
      reason:
        'quem chama de noite e fica sem resposta foi enganado (Código de Defesa do Consumidor, art. 37)',
      remedy:
        'mude estes textos, ou os dias e as horas do horário, se alguém responde a qualquer hora. Um deles fala de outra coisa? Diga-a sem as horas',
    },
  ]
}

/** Asks about a note that names days or times, which the hours say. */
export function hoursNoteItems({ company: { hours } }: SiteContent): LaunchItem[] {
  if (!hours?.note || hours.opening.length === 0) return []
  const note = normalizeText(hours.note)
  if (!DAY_OR_DIGIT.test(note) || /feriado/.test(note)) return []
  return [
    {
      blocks: false,
      path: ['company', 'hours', 'note'],
      finding: `a observação “${hours.note}” fala de dias ou de horas, ao lado do horário “${openingText(hours.opening)}”`,
      reason: 'o site mostra os dois; se não dizem o mesmo, o cliente não sabe em qual confiar',
      remedy: 'deixe os dias e as horas só no horário, e tire-os da observação',
    },
  ]
}

import { normalizeText } from '@/model/format/normalize-text'
import { hoursInSentence, hoursText, isAlwaysOpen } from '@/model/format/opening-hours'
import { lastOf } from '@/model/last-of'
import type { SiteContent } from '@/model/schema'
import type { LaunchItem } from './launch-item'
import { type PublishedText, publishedTexts } from './published-texts'

/** Matches words after which “24 horas” is a duration: “em até 24 horas”, “espere 24 horas”. */
const BEFORE_DURATION =
  /(?:ate|em|dentro de|apos|depois de|durante|por|cada|primeiras|proximas|ultimas|espere|aguarde|minimo|de mais|mais) (?:as |de )?$/

/** Words that make “24 horas” a duration or a response time: “24 horas para responder”. */
const AFTER_DURATION = ' (?:antes|depois|apos|para respo|de (?:antecedencia|resposta|espera|prazo))'

/** Matches “24 horas” and “24h”, in a text after `normalizeText`. */
const ALL_DAY = new RegExp(
  `(?:^|[^\\p{L}\\d])(24 ?h(?:s|rs?|oras)?(?![\\p{L}])(?!${AFTER_DURATION}))`,
  'gu',
)

/** Checks whether “24 horas” or “24h” is a promise of service in a sentence. */
const isAllDay = (sentence: string) =>
  [...sentence.matchAll(ALL_DAY)].some(
    ({ 0: found, 1: hours = '', index }) =>
      !BEFORE_DURATION.test(sentence.slice(0, index + found.length - hours.length)),
  )

/** Matches words that promise service at night if their sentence is about service. */
const NIGHT = /\b(?:dia e noite|noite e dia|madrugada|qualquer hora|24\/7|7 dias por semana)\b/
const SERVICE = /\b(?:respo|atend|plantao|cham|whatsapp|chegamos|vamos)/

/** Checks whether a text promises service by day and by night. */
export const promisesAllDay = (text: string): boolean =>
  normalizeText(text)
    .split(/[.!?;]\s/)
    .some((sentence) => isAllDay(sentence) || (NIGHT.test(sentence) && SERVICE.test(sentence)))

/**
 * Returns the text of a field as visitors read it. The number of a figure continues in its label:
 * “24 horas para responder”.
 */
const readText = ({ path, text }: PublishedText, texts: readonly PublishedText[]) => {
  if (lastOf(path) !== 'numeral') return text
  const labelPath = [...path.slice(0, -1), 'label'].join()
  return `${text} ${texts.find((other) => other.path.join() === labelPath)?.text ?? ''}`
}

const removeText = (text: string, removed: string) => text.replaceAll(removed, '')

/** Returns an item if the site promises service by day and by night, and the hours are others. */
function allDayItems(content: SiteContent): LaunchItem[] {
  const { hours } = content.company
  if (!hours || hours.opening.length === 0 || isAlwaysOpen(hours.opening)) return []
  const inTexts = [true, false].map((isStart) => hoursInSentence(hours, isStart))
  const texts = publishedTexts(content)
    .filter(({ path }) => path.join() !== 'company,hours' && !path.includes('calls'))
    // The hours themselves may include a day with 24 hours.
    .map(({ path, text }) => ({ path, text: inTexts.reduce(removeText, text) }))
  const paths = texts
    .filter((text) => promisesAllDay(readText(text, texts)))
    .map(({ path }) => path)
  if (paths.length === 0) return []
  return [
    {
      blocks: true,
      path: ['company', 'hours'],
      paths,
      finding: `o horário é “${hoursText({ opening: hours.opening })}”, e o site promete “24 horas” ou “dia e noite” em ${paths.length === 1 ? '1 texto' : `${paths.length} textos`}`,
      reason:
        'quem chama de noite e fica sem resposta foi enganado (Código de Defesa do Consumidor, art. 37)',
      remedy: 'mude estes textos, ou o horário, se alguém responde a qualquer hora',
    },
  ]
}

const DAY_OR_TIME = /\b(?:seg|ter|qua|qui|sex|sab|dom|todos os dias|diariamente)|\d/

/** Returns an item if the note repeats days or times, which the hours say. */
function noteItems({ company: { hours } }: SiteContent): LaunchItem[] {
  const note = normalizeText(hours?.note ?? '')
  if (!hours || hours.opening.length === 0 || !DAY_OR_TIME.test(note) || /feriado/.test(note))
    return []
  return [
    {
      blocks: false,
      path: ['company', 'hours', 'note'],
      finding: `a observação “${hours.note}” fala de dias ou de horas, ao lado do horário “${hoursText({ opening: hours.opening })}”`,
      reason: 'o site mostra os dois; se não dizem o mesmo, o cliente não sabe em qual confiar',
      remedy: 'tire da observação o que o horário já diz',
    },
  ]
}

/** Returns the items about the opening hours. */
export const hoursItems = (content: SiteContent): LaunchItem[] => [
  ...allDayItems(content),
  ...noteItems(content),
]

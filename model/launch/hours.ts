import { divideHours, repeatsHours } from '@/model/format/hours-in-words'
import { hoursInSentence, hoursText, isAlwaysOpen } from '@/model/format/opening-hours'
import { normalizeText } from '@/model/pasted/normalize-text'
import type { SiteContent } from '@/model/schema/content'
import { cachedByText } from '@/model/values/cached'
import { lastOf } from '@/model/values/last-of'
import { fieldKey } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'
import { isName, type PublishedText, publishedTexts } from './published-texts'

/** “24 horas”, “24h”, “24/7” and “vinte e quatro horas” after `normalizeText`. */
const ALL_DAY =
  '(?:24 ?[/x×] ?7|(?:24[ -]?(?:\\(?vinte e quatro\\) ?)?|vinte e quatro (?:\\(24\\) ?)?)h(?:s|rs?|oras)?)\\b'

const DAY_AND_NIGHT = '(?:dia (?:e|ou) (?:de |da |a )?noite|noite (?:e|ou) (?:de )?dia)'

/** Words that promise service at night if their sentence is about service. */
const NIGHT = `\\b(?:${[
  DAY_AND_NIGHT,
  'madrugada|noite (?:toda|inteira)|qualquer (?:hora|momento)|toda hora|todas as horas|tempo todo',
  '7 dias por semana|ininterrupt|plantao permanente',
].join('|')})`

const SERVICE =
  '\\b(?:respo|atend|plantao|cham|whatsapp|chegamos|vamos|estamos|trabalhamos|disponive|ligue)'

/** Words after which “24 horas” is a duration: “em até 24 horas”, “espere 24 horas”. */
const BEFORE_DURATION = [
  'ate|em|dentro|apos|depois|durante|por|cada|primeiras|proximas|ultimas|passad[ao]s|longe|fora',
  'esper[ae]r?|aguard[ae]r?|deix[ae]r?|fi(?:que|ca|cam|car)|leva|dura',
  'prazo|minimo|maximo|menos|mais|intervalo|carencia',
].join('|')

/** Matches words that promise nothing. */
const NO_PROMISE = new RegExp(
  [
    `(?:${BEFORE_DURATION}) (?:d?as? |de )?${ALL_DAY}`,
    // 24 horas para responder
    `${ALL_DAY} (?:antes|depois|apos|fechad|sem |para respo|de (?:antecedencia|resposta|espera|prazo|carencia|garantia))`,
    // 12 a 24 horas, das 8 às 24 horas, 124 horas
    `\\d(?: ?h?(?:oras)? ?(?:a|as|e|ou|ate|-) ?|[.,]?)${ALL_DAY}`,
    `\\b(?:nao|nem) (?:\\w+ ){0,3}(?:${ALL_DAY}|${NIGHT})`,
  ].join('|'),
  'g',
)

/** Matches words that promise service by day and by night. */
const PROMISE = new RegExp(
  [
    ALL_DAY,
    `^(?=.*${SERVICE}).*${NIGHT}`,
    // Dia e noite, de segunda a segunda
    `^(?:a qualquer hora do |de )?${DAY_AND_NIGHT}(?:$|[,:!])`,
    'sempre (?:abert|de plantao)|nunca fecha|fecham?(?:os)? nunca',
  ].join('|'),
)

/** Checks whether a text promises service by day and by night. */
export const promisesAllDay = cachedByText((text) =>
  normalizeText(text)
    .split(/[.!?;]\s/)
    .some((sentence) => PROMISE.test(sentence.replace(NO_PROMISE, ' '))),
)

/**
 * Returns the text of a field as visitors read it. The number of a figure continues in its label:
 * “24 horas para responder”.
 */
const readText = ({ path, text }: PublishedText, texts: readonly PublishedText[]) => {
  if (lastOf(path) !== 'numeral') return text
  const labelKey = fieldKey([...path.slice(0, -1), 'label'])
  return `${text} ${texts.find((other) => fieldKey(other.path) === labelKey)?.text ?? ''}`
}

const removeText = (text: string, removed: string) => text.replaceAll(removed, '')

/** Returns an item if the site promises service by day and by night, and the hours are others. */
function allDayItems(content: SiteContent): LaunchItem[] {
  const { hours } = content.company
  if (!hours || hours.opening.length === 0 || isAlwaysOpen(hours.opening)) return []
  const inTexts = [true, false].map((isStart) => hoursInSentence(hours, isStart))
  const texts = publishedTexts(content)
    .filter((text) => fieldKey(text.path) !== 'company.hours' && !text.path.includes('calls'))
    .filter((text) => !isName(text))
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

/**
 * Returns an item if the note repeats days or times, which the hours say. Blocks a launch if its first
 * words are other days or times.
 */
function noteItems({ company: { hours } }: SiteContent): LaunchItem[] {
  if (!hours?.note || hours.opening.length === 0) return []
  const note = normalizeText(hours.note)
  const { hours: first } = divideHours(note)
  const blocks = /\d/.test(first) && !repeatsHours(first, hours.opening)
  if (!blocks && (!DAY_OR_TIME.test(note) || /feriado/.test(note))) return []
  return [
    {
      blocks,
      path: ['company', 'hours', 'note'],
      finding: `a observação “${hours.note}” fala de dias ou de horas, ao lado do horário “${hoursText({ opening: hours.opening })}”`,
      reason: 'o site mostra os dois; se não dizem o mesmo, o cliente não sabe em qual confiar',
      remedy: 'deixe os dias e as horas só no horário, e tire-os da observação',
    },
  ]
}

/** Returns the items about the opening hours. */
export const hoursItems = (content: SiteContent): LaunchItem[] => [
  ...allDayItems(content),
  ...noteItems(content),
]

import { hoursInSentence, hoursText, isAlwaysOpen, type Opening } from '@/model/fields/hours/format'
import { divideHours, repeatsHours } from '@/model/fields/hours/hours-in-words'
import { normalizeText } from '@/model/pasted/normalize-text'
import type { SiteContent } from '@/model/schema/content'
import { lastOf } from '@/model/values/last-of'
import { fieldKey } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'
import { promisesAllDay, promisesEveryDay, promisesNight } from './promises'
import { isName, type PublishedText, publishedTexts } from './published-texts'

/**
 * Returns the text of a field as visitors read it. The number of a figure continues in its label:
 * “24 horas para responder”. A question whose answer is no promises nothing.
 */
const readText = ({ path, text }: PublishedText, texts: readonly PublishedText[]) => {
  const textBeside = (name: string) => {
    const key = fieldKey([...path.slice(0, -1), name])
    return texts.find((other) => fieldKey(other.path) === key)?.text ?? ''
  }
  if (lastOf(path) === 'numeral') return `${text} ${textBeside('label')}`
  return lastOf(path) === 'question' && /^não\b/i.test(textBeside('answer')) ? '' : text
}

/** Matches the hours themselves, other services' numbers, and messages, which are visitors' words. */
const NO_PROMISE_FIELDS = /^company\.hours$|^messages\.|\.calls\.|\.message$/

const removeText = (text: string, removed: string) => text.replaceAll(removed, '')

/** Returns an item if the site promises service by day and by night, and the hours are others. */
function allDayItems(content: SiteContent): LaunchItem[] {
  const { hours } = content.company
  if (!hours || hours.opening.length === 0 || isAlwaysOpen(hours.opening)) return []
  const inTexts = [true, false].map((isStart) => hoursInSentence(hours, isStart))
  const texts = publishedTexts(content)
    .filter((text) => !NO_PROMISE_FIELDS.test(fieldKey(text.path)) && !isName(text))
    // The hours themselves may include a day with 24 hours.
    .map(({ path, text }) => ({ path, text: inTexts.reduce(removeText, text) }))
  const isClosedOn = (day: Opening['days'][number]) =>
    !hours.opening.some(({ days }) => days.includes(day))
  const endsByDay = hours.opening.every(({ opens, closes }) => opens < closes && closes <= '19:00')
  const paths = texts
    .filter((text) => {
      const words = readText(text, texts)
      return (
        promisesAllDay(words) ||
        (endsByDay && promisesNight(words)) ||
        (isClosedOn('Sunday') && promisesEveryDay(words))
      )
    })
    .map(({ path }) => path)
  if (paths.length === 0) return []
  return [
    {
      blocks: true,
      path: ['company', 'hours'],
      paths,
      finding: `o horário é “${hoursText({ opening: hours.opening })}”, e o site promete mais, como “24 horas” ou “todos os dias”, em ${paths.length === 1 ? '1 texto' : `${paths.length} textos`}`,
      reason:
        'quem chama de noite e fica sem resposta foi enganado (Código de Defesa do Consumidor, art. 37)',
      remedy: 'mude estes textos, ou o horário, se alguém responde a qualquer hora',
    },
  ]
}

/** Matches a word about days or times after `normalizeText`. */
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

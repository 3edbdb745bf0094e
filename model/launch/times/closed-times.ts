import { hoursInSentence, isAlwaysOpen, openingText } from '@/model/fields/hours/format'
import type { LaunchItem } from '@/model/launch/launch-item'
import { namelessTexts } from '@/model/launch/published-texts'
import { normalizeText } from '@/model/pasted/normalize-text'
import type { Company, SiteContent } from '@/model/schema/content'
import { lastOf } from '@/model/values/last-of'
import { textAt } from '@/model/values/tree'
import { offersService, TIMES } from './offered-times'

/**
 * Returns the texts that may offer service at some time, as visitors read them. The number of a
 * figure continues in its label: “24 horas para responder”. A question whose answer is no offers
 * nothing, and a notice announces an exception of some days.
 */
function textsWithTimes(content: SiteContent) {
  return namelessTexts(content).flatMap(({ path, words }) => {
    const wordsBeside = (name: string) =>
      normalizeText(textAt(content, [...path.slice(0, -1), name]) ?? '')
    if (path[0] === 'avisos') return []
    if (lastOf(path) === 'question' && /^nao\b/.test(wordsBeside('answer'))) return []
    const label = lastOf(path) === 'numeral' ? ` ${wordsBeside('label')}` : ''
    return { path, words: words + label }
  })
}

/** Matches the name of a day, or a digit, after `normalizeText`. */
const DAY_OR_DIGIT =
  /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|todos os dias|diariamente|(?:seg|qua|qui|sex|sab|dom)\b)|\d/

/**
 * Returns the phrases of the times at which the company is closed. A note alone says only that it is not
 * always open.
 */
function closedTimes({ opening, note = '' }: NonNullable<Company['hours']>): readonly string[] {
  if (opening.length === 0) {
    const always = TIMES.always.phrases
    const words = normalizeText(note)
    return DAY_OR_DIGIT.test(words) && !offersService(words, always) ? always : []
  }
  if (isAlwaysOpen(opening)) return []
  return Object.values(TIMES).flatMap((time) => (time.isOpen(opening) ? [] : time.phrases))
}

/** Returns an item if the site offers service at times at which the company is closed. */
export function offeredTimeItem(content: SiteContent): LaunchItem | undefined {
  const { hours } = content.company
  const closed = hours ? closedTimes(hours) : []
  if (!hours || closed.length === 0) return undefined
  // The hours themselves may include a day with 24 hours.
  const inTexts = [true, false].map((isStart) => normalizeText(hoursInSentence(hours, isStart)))
  const paths = textsWithTimes(content)
    .filter(({ words }) => {
      const text = inTexts.reduce((rest, repeated) => rest.replaceAll(repeated, ''), words)
      return offersService(text, closed)
    })
    .map(({ path }) => path)
  if (paths.length === 0) return undefined
  return {
    blocks: true,
    path: ['company', 'hours'],
    paths,
    finding: `o horário é “${hoursInSentence(hours, true)}”, e o site promete mais, como “24 horas” ou “todos os dias”, em ${paths.length === 1 ? '1 texto' : `${paths.length} textos`}`,
    reason:
      'quem chama de noite e fica sem resposta foi enganado (Código de Defesa do Consumidor, art. 37)',
    remedy:
      'mude estes textos, ou os dias e as horas do horário, se alguém responde a qualquer hora. Um deles fala de outra coisa? Diga-a sem as horas',
  }
}

/** Asks about a note that names days or times, which the hours say. */
export function noteItem({ company: { hours } }: SiteContent): LaunchItem | undefined {
  if (!hours?.note || hours.opening.length === 0) return undefined
  const note = normalizeText(hours.note)
  if (!DAY_OR_DIGIT.test(note) || /feriado/.test(note)) return undefined
  return {
    blocks: false,
    path: ['company', 'hours', 'note'],
    finding: `a observação “${hours.note}” fala de dias ou de horas, ao lado do horário “${openingText(hours.opening)}”`,
    reason: 'o site mostra os dois; se não dizem o mesmo, o cliente não sabe em qual confiar',
    remedy: 'deixe os dias e as horas só no horário, e tire-os da observação',
  }
}

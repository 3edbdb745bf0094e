import { hoursInSentence, isAlwaysOpen, openingText } from '@/model/fields/hours/format'
import type { Company, SiteContent } from '@/model/schema/content'
import { lastOf } from '@/model/values/last-of'
import { normalizeText } from '@/model/values/normalize-text'
import { textAt } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'
import { namelessTexts } from './published-texts'

/*
 * Finds sentences that offer service by day and night. Such a sentence blocks the launch until its
 * words change, so that a wrong alarm is worse than an offer that is not found. The claims ask about
 * other times, such as nights and Sundays.
 */

/**
 * Returns the words of a sentence, each after a space, without the small words between others:
 * “de dia e de noite” as ` dia noite `, “24 horas” as ` 24h `.
 */
const wordsOf = (sentence: string) =>
  ` ${sentence} `
    .replace(/(\D)24 ?(?:h|hs|hrs?|horas?|(?:[/x×]|por) ?7)\b/g, '$1 24h')
    // “As 24 horas do dia”, but no hour of a date: “às 24 horas do dia 31”.
    .replace(/\bas +(24h do dia)(?! \d)/g, '$1')
    .replace(/\W+|\b(?:[aeo]|os|ou|d[aeo]s?|aos?|n[ao]s?|seja)\b/g, ' ')
    .replace(/ +/g, ' ')

/** Lists phrases as people write them. The last word of each may also begin a longer word. */
const phrases = (...lists: readonly string[]) =>
  lists
    .flatMap((list) => list.split(', '))
    .map((phrase) => wordsOf(normalizeText(phrase)).trimEnd())

const includesAny = (words: string, list: readonly string[]) =>
  list.some((phrase) => words.includes(phrase))

/** Phrases of service by day and night. */
const ALWAYS = phrases(
  '24 horas, dia e noite, noite e dia, dias e noites, diurno e noturno, toda hora, todo momento',
  'qualquer hora, qualquer horário, qualquer momento, qualquer dia e hora, todos os horários',
  'vinte e quatro horas, hora que for, hora que você, não importa a hora, não importa o horário, não tem hora',
  'sem hora para fechar, ininterrupt, sempre abert, sempre dispon, tempo integral, dia todo e a noite toda',
  'nunca fech, não fechamos nunca, nunca paramos, não paramos, não dormimos, equipe não dorme',
  'atendemos sem parar, trabalhamos sem parar',
)

/** Words of a sentence that offers nothing. */
const NO_OFFER = phrases(
  // The service is denied or limited.
  'não atend, não temos, não respond, não trabalh, não faz, não abr, não somos, não há, não vamos',
  'não funcion, não inclu, ninguém atend, ninguém respond, sem atend, sem plant, sem equip',
  'fechad, menos, exceto, só com, só emerg, úteis, com hora marcada',
  // The time is a duration.
  'às 24 horas, a partir das 24 horas, até 24 horas, em 24 horas, dentro de 24 horas, após 24 horas, depois de 24 horas',
  'por 24 horas, cada 24 horas, prazo de 24 horas, 24 horas depois, 24 horas após',
  '24 horas seguintes, primeiras 24 horas, durante 24 horas, máximo 24 horas, máximo de 24 horas',
  'aguarde 24 horas, espere 24 horas, antes, antecedência',
  // It is that of others.
  'samu, bombeir, ciatox, venenos, pronto-socorro, portaria, recepç',
)

/** “24 horas para responder”, but not “24 horas para casas”. */
const TIME_UNTIL = / 24h para \w+[aei]r\b/

/** First words of a sentence about others: “A isca age 24 horas”, not “Controle de ratos 24 horas”. */
const OTHERS = phrases(
  'rato, barata, cupi, formiga, escorpi, aranha, pulga, mosquito, morcego, praga, inset, animal',
  'colônia, infesta, isca, gel, inseticida, produto, veneno, armadilha, tratamento, prote, cheiro',
  'secagem, deixe, problema, água, ralo, vaso, fossa, cano, calha, esgoto, caixa, casa',
  'hospital, posto, farmácia, condomínio',
)

/** Checks whether a sentence is about others, and lacks a verb of the company: “Ratos: atendemos”. */
const isAboutOthers = (words: string) =>
  !/[aei]mos /.test(words) &&
  OTHERS.some((phrase) => words.replace(/^ (?:as|uma?) /, ' ').startsWith(phrase))

/** Matches the end of a sentence, also a dash. */
const SENTENCE_END = /[.!?;…]|\s[–—-]\s/

/**
 * Checks whether a text offers service by day and night: whether a sentence has a phrase of it, and
 * neither denies it nor speaks of others.
 * @param text from `normalizeText`, without names
 */
export const isAlwaysOffered = (text: string): boolean =>
  text
    .split(SENTENCE_END)
    .map(wordsOf)
    .some(
      (words) =>
        includesAny(words, ALWAYS) &&
        !includesAny(words, NO_OFFER) &&
        !TIME_UNTIL.test(words) &&
        !isAboutOthers(words),
    )

/**
 * Returns the texts that may offer service, as visitors read them. The number of a figure continues
 * in its label: “24 horas para responder”. A question whose answer is no offers nothing, and a notice
 * announces an exception of some days.
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

/** Checks whether hours end. A note alone may name days or times. */
function haveEnd({ opening, note = '' }: NonNullable<Company['hours']>): boolean {
  if (opening.length > 0) return !isAlwaysOpen(opening)
  const words = normalizeText(note)
  return DAY_OR_DIGIT.test(words) && !isAlwaysOffered(words)
}

/** Returns an item if the site offers service by day and night, and the hours end. */
export function offeredTimeItems(content: SiteContent): LaunchItem[] {
  const { hours } = content.company
  if (!hours || !haveEnd(hours)) return []
  // The hours themselves may include a day with 24 hours.
  const inTexts = [true, false].map((isStart) => normalizeText(hoursInSentence(hours, isStart)))
  const paths = textsWithTimes(content)
    .filter(({ words }) => {
      const text = inTexts.reduce((rest, repeated) => rest.replaceAll(repeated, ''), words)
      return isAlwaysOffered(text)
    })
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
export function noteItems({ company: { hours } }: SiteContent): LaunchItem[] {
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

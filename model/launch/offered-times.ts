import { hoursInSentence, isAlwaysOpen, openingText } from '@/model/fields/hours/format'
import { type Company, isInPart, type PageContent, type SiteContent } from '@/model/schema/content'
import { lastOf } from '@/model/values/last-of'
import { normalizeText } from '@/model/values/normalize-text'
import { textAt } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'
import { textsWithoutNames } from './published-texts'

/*
 * Finds sentences that offer service by day and night. Such a sentence blocks the launch until its
 * words change, so that a wrong alarm is worse than an offer that is not found. The claims ask about
 * other times, such as nights and Sundays, and about offers that are not found.
 */

/** Returns the words of a sentence, each after a space: “Plantão, 24 horas” as ` plantao 24h `. */
const wordsOf = (sentence: string) =>
  ` ${sentence.replace(/vinte e quatro/g, '24')} `
    .replace(/(\D)24 ?(?:h|hs|hrs?|horas?|(?:[/x×]|por) ?7)\b/g, '$1 24h')
    .replace(/\W+/g, ' ')

/** Matches phrases of service by day and night. The last word of some may begin a longer word. */
const ALWAYS = new RegExp(
  [
    '24h|dias?(?: e| ou)?(?: de| a)? noites?|noite (?:e|ou) dia|diurno e noturno|dia todo e? ?a noite toda',
    '(?:toda|qualquer|nao importa a|nao tem) hora|qualquer (?:horario|momento|dia e hora)|nao importa o horario',
    'todo momento|todos os horarios|hora que (?:for|voce\\w*)|sem hora para fechar|tempo integral|ininterrupt\\w*',
    'sempre (?:abert|dispon)\\w*|nunca fech\\w*|(?:nunca|nao) (?:fechamos|paramos|dormimos)(?: nunca)?|equipe nao dorme|sem parar',
  ]
    .map((phrases) => ` (?:${phrases})(?= )`)
    .join('|'),
  'g',
)

/** Nouns of the company that responds, comes or works, or of what it is called for. */
const COMPANY_NOUNS =
  'atendimento|respostas?|suporte|socorro|plantao|urgencias?|emergencias?|equipe|tecnicos|empresa|telefone|voces|encanador\\w*|whatsapp|(?:dedetiza|desentupi)dora\\w*'

/** Matches words of the company. */
const COMPANY = new RegExp(
  ` (?:(?:atend|respond|trabalh|funcion|desentup|est|cheg|v)[aei]mos|atendo|somos|temos|conosco|dispo[ns]\\w*|${COMPANY_NOUNS}) |^ (?:(?:pode )?(?:chamar|chame|ligar|ligue|fale)|(?:sempre )?abert[oa]s?) `,
)

/** Matches a headline, which begins with the service and no article: “Limpeza de fossa 24 horas”. */
const HEADLINE =
  /(?:^|[:,] )(?:(?:de\w+|sanit)izacao|desentupi(?:mento|dor)|hidrojateamento|limpeza|limpa.fossa|controle|servicos?|central) /

/** Matches the words that may be alone beside a phrase: “24 horas por dia, de segunda a domingo”. */
const DAYS_AND_PLACES =
  /^(?: (?:@|_|aos?|[aeo]s?|ou|de|d[ao]|em|n[ao]s?|por|toda|todos|qualquer|inclusive|7|dias?|noites?|semana|ano|inteiro|segunda|domingos?|feriados|regiao|bairro|nem precisa marcar))* $/

/** Matches a sentence that denies or limits the service, or speaks of others. */
const NO_OFFER =
  / (?:nao|ninguem|nem|sem) (?:atend|respond|temos|trabalh|funcion|somos|plant|equip)| (?:menos|exceto|so com|so emerg\w*|uteis|seguinte|hora marcada|samu|bombeir\w*|ciatox|venenos) /

/** Matches 24 hours that are a duration or a time: “até 24 horas”, “24 horas para responder”. */
const DURATION =
  / (?:as|ate|em|apos|por|cada|prazo|tem|maximo|cerca|depois|dentro|durante|espere|aguarde|esperar|agir|secar|(?:primeir|proxim)as) (?:as |de )?24h (?!do dia $)|24h (?:depois|apos|antes(?! e )|de antecedencia|seguintes|para \w+[aei]r) /

/**
 * Matches a sentence in which something else works, or is closed, until the phrase: “O tratamento feito
 * pela equipe protege @”, “Vamos embora e a casa fica fechada @”, “Temos um gel que age @”.
 */
const OTHER_SUBJECT = new RegExp(
  `(?:^| e) (?:[ao]s?|uma?) (?!_|noss|${COMPANY_NOUNS})\\w(?:(?! \\w+mos )[^@])*@| que (?!atend)[^@]*@`,
)

/** Matches the end of a sentence, also a dash. */
const SENTENCE_END = /[.!?;…]|\s[–—-]\s/

/**
 * Checks whether a text offers service by day and night: whether a sentence has a phrase of it about
 * the company, or about nothing else, and does not deny it.
 * @param text from `normalizeText`, without names
 */
export const isAlwaysOffered = (text: string): boolean =>
  text.split(SENTENCE_END).some((sentence) => {
    const words = wordsOf(sentence)
    const marked = words.replace(ALWAYS, ' @')
    const isOfCompany =
      COMPANY.test(words) || HEADLINE.test(sentence) || DAYS_AND_PLACES.test(marked)
    const isOfOthers = NO_OFFER.test(words) || OTHER_SUBJECT.test(marked)
    return marked !== words && isOfCompany && !isOfOthers && !DURATION.test(words)
  })

type SiblingName =
  | keyof PageContent['figures'][number]
  | keyof PageContent['questions']['items'][number]

/**
 * Returns the texts that may offer service, as visitors read them. The number of a figure continues
 * in its label: “24 horas para responder”. A question whose answer is no offers nothing, and a notice
 * announces an exception of some days.
 */
function textsWithTimes(content: SiteContent) {
  return textsWithoutNames(content).flatMap(({ path, text }) => {
    const isNamed = (name: SiblingName) => lastOf(path) === name
    const textBeside = (name: SiblingName) =>
      normalizeText(textAt(content, [...path.slice(0, -1), name]) ?? '')
    if (isInPart(path, 'avisos')) return []
    if (isNamed('question') && /^nao\b/.test(textBeside('answer'))) return []
    const label = isNamed('numeral') ? ` ${textBeside('label')}` : ''
    return { path, text: text + label }
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

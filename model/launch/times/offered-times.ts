import type { Opening } from '@/model/fields/hours/format'
import { normalizeText } from '@/model/pasted/normalize-text'

/*
 * Finds sentences that offer service at times at which the company may be closed. Such a sentence blocks
 * the launch until its words change, so that a wrong alarm is worse than an offer that is not found.
 */

/**
 * Returns the words of a sentence, each after a space, without the small words between others:
 * “de segunda a domingo” as ` segunda domingo `, “24 horas” as ` 24h `.
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

type Hours = readonly Opening[]

const daysOf = (opening: Hours) => new Set(opening.flatMap(({ days }) => days))

const isLate = ({ opens, closes }: Opening) =>
  (opens > closes || opens === '00:00') && closes >= '03:00'

/** The times that a text may offer: their phrases, and whether hours that end include them. */
export const TIMES = {
  always: {
    phrases: phrases(
      '24 horas, dia e noite, noite e dia, dias e noites, diurno e noturno, toda hora, todo momento',
      'qualquer hora, qualquer horário, qualquer momento, qualquer dia e hora, todos os horários',
      'vinte e quatro horas, hora que for, hora que você, não importa a hora, não importa o horário, não tem hora',
      'sem hora para fechar, ininterrupt, sempre abert, sempre dispon, tempo integral',
      'nunca fech, não fechamos nunca, nunca paramos, não paramos, não dormimos, equipe não dorme',
      'atendemos sem parar, trabalhamos sem parar',
    ),
    isOpen: () => false,
  },
  lateNight: {
    phrases: phrases(
      'madrugada, meia-noite, noite toda, noite inteira, noite adentro',
      '1 da manhã, 2 da manhã, 3 da manhã, 4 da manhã',
    ),
    isOpen: (opening: Hours) => daysOf(opening.filter(isLate)).size === daysOf(opening).size,
  },
  night: {
    phrases: phrases('noturn'),
    isOpen: (opening: Hours) =>
      opening.some(({ opens, closes }) => opens >= closes || closes > '19:00'),
  },
  everyDay: {
    phrases: phrases(
      'todos os dias, todo dia, todo santo dia, diariamente, 365 dias, 7 dias por semana',
      '7 dias da semana, sete dias por semana, sete dias da semana',
      'segunda a domingo, segunda a segunda, domingo a domingo',
    ),
    isOpen: (opening: Hours) => daysOf(opening).size === 7,
  },
  saturday: {
    phrases: phrases('sábado'),
    isOpen: (opening: Hours) => daysOf(opening).has('Saturday'),
  },
  sunday: {
    phrases: phrases('domingo, fim de semana, fins de semana, finais de semana'),
    isOpen: (opening: Hours) => daysOf(opening).has('Sunday'),
  },
}

/** The service of the company, which verbs in “-amos”, “-emos” and “-imos” name too. */
const SERVICE = phrases(
  'atend, respo, serviç, visita, equipe, noss, gente, conosco, turno, plantão, suporte, assistência',
  'socorr, emergência, urgênc, central 24 horas, dispon, disposição, desentup, dedetiz, extermin, controle, orçament',
  'limpa-fossa, encanador, vazament, vistoria, horário, whats, fale, chame, chamar, ligue, ligar, mande',
  'conte com, para você, precisar, inclusive, feriado, toda a cidade, toda a região, qualquer bairro',
)

/** Words of a sentence that offers nothing. */
const NO_OFFER = phrases(
  // The service is denied or limited.
  'não atend, não temos, não respond, não trabalh, não faz, não abr, não somos, não há, não vamos',
  'não funcion, não inclu, ninguém atend, ninguém respond, sem atend, sem plant, sem equip, nem',
  'fechad, fechamos sábado, fechamos domingo, fechamos à noite, menos, exceto, só com, só emerg, úteis, com hora marcada',
  // The time is a duration.
  'às 24 horas, até 24 horas, em 24 horas, dentro de 24 horas, após 24 horas, depois de 24 horas',
  'por 24 horas, cada 24 horas, prazo de 24 horas, 24 horas para, 24 horas depois, 24 horas após',
  '24 horas seguintes, primeiras 24 horas, durante 24 horas, máximo 24 horas, máximo de 24 horas',
  'aguarde 24 horas, espere 24 horas, antes, antecedência',
  // The service is that of others.
  'samu, bombeir, ciatox, venenos, hospital, pronto-socorro, posto, farmácia, portaria, recepç',
)

/** Times, and words that may be beside them where a sentence has no others: “De madrugada também”. */
const TIME_WORDS = [
  ...Object.values(TIMES).flatMap((time) => time.phrases),
  ...phrases(
    'dia todo, também, sempre, mesmo, segunda, manhã, tarde, noite, semana, hora, abert, inteir',
  ),
]

/** Checks whether no word of four letters remains beside times. */
const isTimeAlone = (words: string) =>
  !/\w{4}/.test(TIME_WORDS.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), words))

/** Matches the end of a sentence, also a dash. */
const SENTENCE_END = /[.!?;…]|\s[–—-]\s/

/**
 * Checks whether a text offers service at a time: whether a sentence has a phrase of the time and
 * speaks of the service, or of times alone.
 * @param text from `normalizeText`, without names
 * @param time its phrases
 */
export const offersService = (text: string, time: readonly string[]): boolean =>
  text
    .replace(/\bseg\b\.?/g, 'segunda')
    .replace(/\bsab\b\.?/g, 'sabado')
    .replace(/\bdom\b\.?/g, 'domingo')
    .split(SENTENCE_END)
    .map(wordsOf)
    .some(
      (words) =>
        includesAny(words, time) &&
        !includesAny(words, NO_OFFER) &&
        (includesAny(words, SERVICE) || /[aei]mos /.test(words) || isTimeAlone(words)),
    )

import type { Opening } from '@/model/fields/hours/format'

/*
 * Finds texts that offer service at times at which the company may be closed. Such a text blocks the
 * launch until its words change, so that a wrong alarm is worse than an offer that is not found.
 * Write a phrase as `wordsOf` returns it, without small words: “de segunda a domingo” is `segunda domingo`,
 * “24 horas” is `24h`. Its last word also matches longer words: `qualquer hor` matches “qualquer horário”.
 */

const phrases = (...lists: readonly string[]) => lists.join(', ').split(', ')

type Hours = readonly Opening[]

const daysOf = (opening: Hours) => new Set(opening.flatMap(({ days }) => days))

const isLate = ({ opens, closes }: Opening) =>
  (opens > closes || opens === '00:00') && closes >= '03:00'

/** The times that a text may offer: their phrases, and whether hours that end include them. */
export const TIMES = {
  always: {
    phrases: phrases(
      '24h, dia noite, noite dia, dias noites, diurno noturno, toda hora, todo moment',
      'qualquer hor, qualquer moment, qualquer dia hor, todos horarios, hora que for, hora que voce',
      'nao importa hor, nao tem hora, sem hora para fechar, ininterrupt, sempre abert, sempre dispon',
      'nunca fech, nao fechamos nunca, nunca paramos, nao paramos, nao dormimos, equipe nao dorme',
      'atendemos sem parar, trabalhamos sem parar, tempo integral',
    ),
    isOpen: () => false,
  },
  lateNight: {
    phrases: phrases(
      'madrugada, meia noite, noite toda, noite inteira, noite adentro',
      '1 manha, 2 manha, 3 manha, 4 manha',
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
      'todos dias, todo dia, todo santo dia, diariamente, 365 dias',
      '7 dias semana, 7 dias por semana, sete dias semana, sete dias por semana',
      'segunda domingo, segunda segunda, domingo domingo',
    ),
    isOpen: (opening: Hours) => daysOf(opening).size === 7,
  },
  saturday: {
    // The range is a phrase too, so that nothing of it remains in a sentence of times alone.
    phrases: phrases('segunda sabado, sabado'),
    isOpen: (opening: Hours) => daysOf(opening).has('Saturday'),
  },
  sunday: {
    phrases: phrases('domingo, fim semana, fins semana, finais semana'),
    isOpen: (opening: Hours) => daysOf(opening).has('Sunday'),
  },
}

/** Words about the service of the company, beside all verbs in “-amos”, “-emos” and “-imos”. */
const SERVICE = phrases(
  'atend, respo, servic, visita, equipe, noss, gente, conosco, turno, plantao, suporte, assistencia',
  'socorr, emergencia, urgenc, central 24h, dispon, desentup, dedetiz, extermin, controle, orcament, limpa fossa',
  'encanador, vazament, vistoria, horario, whats, fale, chame, chamar, ligue, ligar, mande, conte com, para voce',
)

/** Words of a sentence that denies or limits a time, speaks of a duration, or of a service of others. */
const NO_OFFER = phrases(
  'nao atend, nao temos, nao respond, nao trabalh, nao faz, nao abr, nao somos, nao ha, nao vamos',
  'nao funcion, nao inclu, ninguem atend, ninguem respond, sem atend, sem plant, sem equip, nem',
  'fechad, fechamos sab, fechamos dom, menos, exceto, so com, so emerg, uteis, com hora marcada',
  'as 24h, ate 24h, em 24h, dentro 24h, apos 24h, depois 24h, por 24h, cada 24h, prazo 24h, 24h para',
  'antes, antecedencia, 24h depois, 24h apos, 24h seguintes',
  'samu, bombeir, ciatox, venenos, hospital, pronto socorro, posto, farmacia, portaria, recepc',
)

/** Matches the end of a sentence, also a dash. */
const SENTENCE_END = /[.!?;…]|\s[–—-]\s/

/** Returns the words of a text, each after a space, without the small words between others. */
const wordsOf = (text: string) =>
  ` ${text} `
    .replace(/(\D)24 ?(?:h|hs|hrs?|horas?|(?:[/x×]|por) ?7)\b/g, '$1 24h')
    .replace(/\W+|\b(?:[aeo]|os|ou|d[aeo]s?|aos?|n[ao]s?|seja)\b/g, ' ')
    .replace(/ +/g, ' ')

const includesAny = (words: string, list: readonly string[]) =>
  list.some((phrase) => words.includes(` ${phrase}`))

/** Times, and words that may be beside them where a sentence has no others: “Também aos domingos”. */
const TIME_WORDS = phrases(
  ...Object.values(TIMES).flatMap((time) => time.phrases),
  'tambem, inclusive, sempre, mesmo, feriado, tarde, noite, manha, semana, hora, abert, inteir, precisar',
  'dia todo, toda cidade, toda regiao, qualquer bairro',
)

/** Checks whether no word of four letters remains beside times. */
const isTimeAlone = (words: string) =>
  !/\w{4}/.test(TIME_WORDS.reduce((rest, phrase) => rest.replaceAll(` ${phrase}`, ' '), words))

/**
 * Checks whether a text offers service at a time: whether a sentence has a phrase of the time and a
 * word about the service, or little else than times, and no phrase that denies it.
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

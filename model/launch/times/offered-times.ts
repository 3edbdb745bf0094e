/**
 * Finds texts that offer service at times at which the company may be closed. Such a text blocks the
 * launch until its words change, so that the lists leave out words that also speak of pests or products.
 * A phrase, as `wordsOf` writes it, stands for all words that begin like it.
 */

const phrases = (...lists: readonly string[]) => lists.join(', ').split(', ')

/** The times that a text may offer. */
const TIMES = {
  always: phrases(
    '24h, dia noite, noite dia, dias noites, diurno noturno, toda hora, todo moment, tempo integral',
    'qualquer hor, qualquer moment, qualquer dia hor, todos horarios, hora que for, hora que voce',
    'nao importa hor, nao tem hora, hora para fechar, ininterrupt, sempre abert, sempre dispon',
    'nunca fech, nao fechamos nunca, nunca paramos, nao paramos, nao dormimos, equipe nao dorme',
    'atendemos sem parar, trabalhamos sem parar',
  ),
  lateNight: phrases(
    'madrugada, meia noite, noite toda, noite inteira, noite adentro',
    '1 manha, 2 manha, 3 manha, 4 manha',
  ),
  night: phrases('noturn'),
  everyDay: phrases(
    'todos dias, todo dia, todo santo dia, diariamente, 7 dias, sete dias, 365 dias',
    'segunda domingo, segunda segunda, domingo domingo',
  ),
  saturday: phrases('sabado'),
  sunday: phrases('domingo, fim semana, fins semana, finais semana'),
}

/** Matches verbs of the company: “atendemos”, “fazemos”, “vamos”. */
const COMPANY_VERB = /[aei]mos\b/

/** Words about the service. */
const SERVICE = phrases(
  'atend, respo, servic, visita, equipe, noss, gente, conosco, turno, plantao, suporte, assistencia',
  'socorr, emergencia, urgenc, central 24h, dispon, desentup, dedetiz, extermin, controle, orcament, limpa fossa',
  'encanador, vazament, vistoria, whats, fale, chame, chamar, ligue, ligar, mande, conte com, para voce',
)

/** Words of a sentence that is about nothing else than a time: “Também aos domingos e feriados”. */
const TIME_WORDS = phrases(
  ...Object.values(TIMES).flat(),
  'tambem, inclusive, mesmo, feriado, tarde, horario, inteir, cidade, bairro, regiao, precisar',
)
  .join(' ')
  .split(' ')
  .filter((word) => word.length > 3)

/** Words of a sentence that denies or limits a time, or is about a service of others. */
const NO_OFFER = phrases(
  'nao atend, nao temos, nao respond, nao trabalh, nao faz, nao abr, nao somos, nao ha, nao vamos',
  'nao funcion, nao inclu, ninguem atend, ninguem respond, sem atend, sem plant, sem equip, nem',
  'fechad, fechamos sab, fechamos dom, menos, exceto, so com, so emerg, antes, uteis, com hora marcada',
  'samu, bombeir, ciatox, venenos, hospital, pronto socorro, posto, farmacia, portaria, recepc',
)

/** Matches durations after a word: “em até 24 horas”, “a cada 7 dias”, “vale 7 dias”. */
const DURATION_AFTER =
  / (?:ate|em|dentro|apos|depois|durante|por|cada|prazo|espere|vale|\d\d?) (?:24h|7 dias|sete dias)(?! por| dia)/g

/** Matches durations before a word: “24 horas depois”. */
const DURATION_BEFORE =
  /(?:24h|(?:7|sete) dias) (?:antes|antecedencia|depois|apos|para respond|seguintes|uteis)/g

/** Matches the end of a sentence, also a dash. */
const SENTENCE_END = /[.!?;…]|\s[–—-]\s/

/** Returns the words of a text, each after a space, without the small words between others. */
const wordsOf = (text: string) =>
  ` ${text} `
    .replace(/(\D)24 ?(?:h|hs|hrs?|horas?|(?:[/x×]|por) ?7)\b/g, '$1 24h')
    .replace(/\W+|\b(?:[aeo]s?|ou|d[aeo]s?|aos?|n[ao]s?|seja)\b/g, ' ')
    .replace(/ +/g, ' ')
    .replace(DURATION_AFTER, ' ')
    .replace(DURATION_BEFORE, ' ')

const names = (words: string, list: readonly string[]) =>
  list.some((phrase) => words.includes(` ${phrase}`))

const isTimeWord = (word: string) =>
  TIME_WORDS.some((time) => word.startsWith(time) && word.length < time.length + 3)

const isAboutTimesAlone = (words: string) =>
  words.split(' ').every((word) => word.length < 4 || isTimeWord(word))

export type Time = keyof typeof TIMES

/**
 * Checks whether a text offers service at a time: whether a sentence names the time without denying
 * it, and is about the service or about nothing else.
 * @param text from `normalizeText`, without names
 */
export const offersService = (text: string, time: Time): boolean =>
  text
    .replace(/\bseg\b\.?/g, 'segunda')
    .replace(/\bsab\b\.?/g, 'sabado')
    .replace(/\bdom\b\.?/g, 'domingo')
    .split(SENTENCE_END)
    .map(wordsOf)
    .some(
      (words) =>
        names(words, TIMES[time]) &&
        !names(words, NO_OFFER) &&
        (names(words, SERVICE) || COMPANY_VERB.test(words) || isAboutTimesAlone(words)),
    )

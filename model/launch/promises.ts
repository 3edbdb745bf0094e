/**
 * Finds texts that promise service at times at which the company may be closed: sentences that name
 * such a time, deny nothing, and speak of the company or of nothing else. The lists contain words from
 * `wordsOf`, each of which stands for all words that begin like it.
 */

/** Returns a pattern for words or phrases, divided by `|`, and those that begin like them. */
const wordsLike = (...phrases: readonly string[]) =>
  new RegExp(`\\b(?:${phrases.join('|')})\\w*`, 'g')

/** The times that a text may promise. The dot is the end of a sentence. */
const TIMES = {
  always: wordsLike(
    '24 (?:h|hs|hrs?|horas?|7|x 7|por 7)\\b|vinte quatro h|vinte quatro 24 h',
    'dia noite|noite dia|dias noites|diurno noturno|noturno diurno',
    'qualquer hor|qualquer moment|qualquer dia hor|qq hor|toda hora|todo moment|todos horarios|hora que for',
    'nao importa hor|independentemente hor|nao tem hora|hora para fechar|tempo integral|full time',
    'ininterrupt|sem interrup|\\w+mos sem parar|acordad|nunca fech|nao fecha\\w* (?:nunca|[.])',
    'nao dorme [.]|nao dormimos|nunca dorm|nao para [.]|nao paramos|nunca para [.]|nunca paramos',
    'sempre abert|sempre dispon|sempre disposicao|plantonista|plantao(?! sab| doming| fi)',
    'quando quiser [.]|quando precisar [.]|quando voce precisar [.]|hora que voce precisar',
  ),
  lateNight: wordsLike(
    'madrugada|meio noite|noite toda|noite inteira|noite adentro|[1-4] (?:h\\w* )?manha',
  ),
  night: wordsLike('noturn'),
  everyDay: wordsLike(
    'todos dias|todo dia|todo santo dia|diariamente|7 dias|sete dias|365 dias|seg dom|segunda domingo',
    'segunda segunda|domingo domingo',
  ),
  saturday: wordsLike('sabado|sab\\b'),
  sunday: wordsLike('domingo|fim semana|fins semana|finais semana'),
}

/** Matches words that only the company says: all verbs like “atendemos”, and those of its trade. */
const OWN_WORDS = wordsLike(
  '\\w+[aei]mos\\b|noss|gente (?:vai|faz|cuida|trabalh)|conosco|equipe|tecnic|whats|conte com|fale',
  'desentup|dedetiz|extermin|limpa fossa|hidroja|caminh|controle|orcament',
  '(?:encanador|vazamento|gordura|empresa) 24',
)

/** Matches words of service, which hospitals also give. */
const SERVICE = wordsLike(
  'atend|respo|cheg|servic|visita|assistencia|suporte|socorr|emergenc|urgenc|dispo|resolv|turno|plant(?:ao|onist)',
)

const OTHER_SERVICES = wordsLike(
  'samu|bombeir|ciatox|intox|venen|hospital\\b|pronto socorro|upa|veterinario|192|193',
)

/** Matches words that promise nothing else beside a time: “Também de madrugada, ligue”. */
const BESIDE_TIMES = wordsLike(
  'dia|noite|tarde|feriado|semana|hora|meio|manha|cidade|regiao|bairro',
  'toda|todo|sempre|qualquer|tambem|inclusive|mesmo|agora|precisar|para|voce|alguem',
  'abert|pode|chama|chame|ligue|ligar|mande|mensage',
)

/** Matches durations, other services at all hours, and plans of a few days. */
const OTHER_TIMES = wordsLike(
  '(?:ate|em|as|dentro|menos|apos|depois|durante|por|com|proximas|primeiras|espere|aguarde|prazo|\\d\\d?) 24 h(?!\\w* (?:por )?dia\\b)',
  '24 h\\w* (?:antes|depois|apos|sem (?:lav|us|pis)|uteis|para respo|seguintes|garantia)',
  '(?:farmacia|posto|mercado|padaria|portaria|recepcao|academia|loja)s? 24 h',
  '(?:ate|em|apos|depois|durante|por|cada) (?:7|sete) dias|todos dias uteis',
)

/** Matches words that say when nobody comes or responds. */
const DENIAL = wordsLike(
  '(?:nao|sem|ninguem) (?:temos )?(?:atend|respond|trabalh|faz|abr|som|ha|inclui|plant|equipe|\\d|[.])',
  'fechado\\b|so (?:com|emerg)|(?:\\w+mos|sab\\w*|doming\\w*) com hora marcada',
  'respondemos (?:as \\d|horario|manha|segunda(?! sab| dom| seg)|partir|dia seguinte)',
  'antes fim|(?:menos|exceto) (?:doming|sab|fi)',
)

/**
 * Returns the words of a sentence: without signs and without the small words between others, with
 * letters apart from digits, and a dot at the end.
 */
const wordsOf = (sentence: string) =>
  `${sentence} .`
    .replace(/([a-z])(?=\d)|(\d)(?=[a-z])/g, '$& ')
    .replace(/[^\w.]+|\b(?:[aeo]|os|ou|d[aeo]s?|aos?|n[ao]s?|seja)\b/g, ' ')
    .replace(/ +/g, ' ')
    .replace(OTHER_TIMES, ' ')

const names = (words: string, list: RegExp) => words.search(list) >= 0

const isAboutTimesAlone = (words: string) =>
  [...Object.values(TIMES), BESIDE_TIMES]
    .reduce((rest, list) => rest.replace(list, ' '), words)
    .split(' ')
    .every((word) => /^(?!nao$)(?:.{0,3}|\d+)$/.test(word))

export type Time = keyof typeof TIMES

/**
 * Checks whether a text promises service at a time.
 * @param text from `normalizeText`, without names
 */
export const promises = (text: string, time: Time): boolean =>
  text
    .replace(/\b(seg|sab|dom)\./g, '$1')
    .split(/[.!;…] |\s[–—-]\s/)
    .some((sentence) => {
      const words = wordsOf(sentence)
      if (!names(words, TIMES[time]) || names(words, DENIAL)) return false
      if (names(words, OWN_WORDS)) return true
      if (names(words, SERVICE) && !names(words, OTHER_SERVICES)) return true
      return sentence
        .split('?')
        .map(wordsOf)
        .some((part) => names(part, TIMES[time]) && isAboutTimesAlone(part))
    })

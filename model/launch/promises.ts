/**
 * Finds texts that promise service at times at which the company may be closed: sentences that name
 * such a time, and either speak of the company or of nothing else. All patterns are for texts from
 * `normalizeText`.
 */

/** Returns a pattern for words that begin in one of some ways. */
const wordsLike = (...beginnings: readonly string[]) =>
  new RegExp(`\\b(?:${beginnings.join('|')})\\w*`)

/** “24 horas”, “Desentupidora24h”, “24/7”, “vinte e quatro (24) horas”. */
const HOURS_24 =
  '[a-z]*(?:24|vinte (?:e )?quatro)(?: \\([\\w ]+\\))?[ -]?(?:h(?:s|rs?|oras?)?|[/x×-] ?7|(?:por|sobre) (?:7|sete))\\b'

/** The times that a text may promise. */
const TIMES = {
  always: wordsLike(
    HOURS_24,
    'h24|00?h? as 23[h:]59|ininterrupt|diuturn|full[ -]?time|non[ -]?stop|round the clock',
    'dia (?:e|ou) (?:d[ea] )?noite|dia/noite|seja dia, seja noite|noite e dia|dias, noites|diurno e noturno|noturno e diurno',
    '(?:qualquer|qq|toda|todos os) (?:dia e (?:qualquer )?)?(?:hora|horario|momento)|hora que for',
    'nao importa [ao] hor|independentemente d[ao] hor|emergencia nao tem hora|hor\\w+ para fechar',
    'tempo integral|sem interrupc|sem parar(?! [ao])|acordad',
    '(?:quando|hora que) (?:voce )?(?:quiser|precisar)\\W*$',
    'plantao(?! (?:aos?|de|nos?) (?:sab|doming|fi(?:m|ns) de))|plantonista|sempre (?:abert|dispon|a disposicao)',
    '(?:nunca|nao) (?:fech|dorm|par)\\w+(?:$|,| (?:nunca|a noite|n[oa]s?|aos|para o))|fechamos nunca',
  ),
  lateNight: wordsLike(
    'madrugada|meio da noite|noite (?:toda|inteira|adentro)|[1-4] ?h?(?:oras)? da manha',
  ),
  night: wordsLike('noturn'),
  everyDay: wordsLike(
    'todos os dias(?! uteis)|todo (?:santo )?dia\\b|diariamente|(?:7|sete|365) dias|(?:seg|dom)[a-z]* a (?:seg|dom)',
  ),
  saturday: wordsLike('sabado', 'sab\\b'),
  sunday: wordsLike('domingo', 'fi(?:m|ns|nais) de semana'),
}

const ALL_TIMES = new RegExp(
  Object.values(TIMES)
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Matches words of the company and its service, such as all verbs like “atendemos”. */
const COMPANY = wordsLike(
  '\\w+[aei]mos\\b|noss[oa]|gente|conosco|com voce|ao seu lado|equipe|tecnic|whats|conte com|fal(?:e|ar) ',
  'atend|respo|cheg|servic|visita|assistencia|suporte|socorr|emergenc|urgenc|dispo|prontidao|resolv|turno',
  'desentup|dedetiz|limpa|hidroja|caminhao|controle de|orcament',
)

/** Matches a word beside the times in a text that speaks of nothing else: “Também de madrugada, ligue”. */
const WORD_BESIDE_TIMES = new RegExp(
  `^(?:${[
    '(?!nao)\\w{0,3}|(?:dia|noite|tarde|feriado|semana|hora|momento|inteiro|permanente)s?|manha|santo|segunda|cidade|regiao',
    'toda|todos?|sempre|qualquer|tambem|inclusive|mesmo|seja|agora|quando|quiser|precisar|para|voce|alguem',
    'abert[oa]|pode|chamar?|chame|ligue|plantao',
  ].join('|')})$`,
)

/** Matches durations, and the 24 hours of a pharmacy or a reception. */
const OTHER_TIMES = wordsLike(
  `(?:ate|em|as|nas|dentro de|menos de|apos|depois|durante|por|com|proximas|primeiras|espere|aguarde|prazo de|ou|a|\\d{1,3}) ?(?:de |d?as )?${HOURS_24}(?! (?:do|por) dia)`,
  `${HOURS_24} (?:antes|depois|apos|sem|uteis|para respo|de (?!atend))`,
  `(?:farmacia|posto|mercado|padaria|portaria|recepcao|academia|loja)s? (?:abert\\w+ )?${HOURS_24}`,
  '(?:ate|em) (?:7|sete) dias',
)

/** Matches words that say when nobody comes, and those of hospitals and other services. */
const DENIAL = wordsLike(
  'nao (?:atend|respond|trabalh|faz|abr|som)|(?:sem|nao ha|nao temos) (?:atend|plant|equipe|serv)|fechad',
  'ninguem|so com|com hora marcada|respond\\w+ (?:as|no|na segunda|a partir)|antes d|menos (?:aos? )?(?:doming|sabad)|exceto',
  'samu|bombeir|ciatox|intox|venen|hospita|pronto[ -]socorro|upa\\b|veterinario|19[0-9]\\b',
)

const isAboutTimesAlone = (sentence: string) =>
  sentence
    .replace(ALL_TIMES, ' ')
    .split(/\W+/)
    .every((word) => WORD_BESIDE_TIMES.test(word))

/**
 * Checks whether a text promises service at a time.
 * @param text from `normalizeText`, without names
 */
export const promises = (text: string, time: keyof typeof TIMES): boolean =>
  text
    .replace(/\b(seg|sab|dom)\./g, '$1')
    .split(/[.!;…] |\s[–—-]\s/)
    .map((sentence) => sentence.replace(new RegExp(OTHER_TIMES, 'g'), ' '))
    .some(
      (sentence) =>
        TIMES[time].test(sentence) &&
        !DENIAL.test(sentence) &&
        (COMPANY.test(sentence) || isAboutTimesAlone(sentence)),
    )

/** Finds texts that promise service at times at which the company may be closed. */
import { EVERY_DAY } from '@/model/fields/hours/hours-in-words'
import { normalizeText } from '@/model/pasted/normalize-text'

/** “24 horas”, “24hs”, “24/7” and “vinte e quatro horas” after `normalizeText`. */
const ALL_DAY =
  '(?:(?:24|vinte e quatro) ?(?:[/x×-]|por|sobre) ?(?:7|sete)|(?:24[ -]?(?:\\(?vinte e quatro\\) ?)?|vinte[ -](?:e[ -])?quatro (?:\\(24\\) ?)?)h(?:s|rs?|oras?)?|h24|00?(?:h|:00)? ?(?:as?|ate) ?23[h:]59)\\b'

const DAY_AND_NIGHT =
  '(?:di(?:as?|urn[oa]s?) ?(?:e|ou|&|/|,|\\+) ?(?:de |da |a )?(?:noite|noturn[oa]s?)|noite ?(?:e|ou|&|/) ?(?:de |do )?dia|dia,? seja (?:de )?noite)'

/** Words that promise service at night if their sentence is about service. */
const NIGHT = `\\b(?:${[
  DAY_AND_NIGHT,
  'madrugada|meio da noite|[1-4] ?h?(?:oras)? da manha|noite (?:toda|inteira|adentro)',
  '(?:qualquer|qq|tod[ao]s?(?: os| as)?) (?:dia (?:e|ou) (?:qualquer )?)?(?:hora|hr|horario|momento)|(?:a|na) hora que for',
  '(?:nao importa|qual for|independente(?:mente)? d[ao]) (?:[ao] )?(?:hora|horario)',
  'tempo todo|(?:tempo|periodo|disponibilidade) integral|full[ -]?time|non[ -]?stop|round the clock',
  'sem (?:(?:parar|pausa|intervalo)(?! (?:[ao]s?|sua|seu)\\b)|interrupc|hora para)',
  'ininterrupt|diuturn|plantao permanente',
].join('|')})\\w*(?: d[oe] ${DAY_AND_NIGHT})?`

const SERVICE = `\\b(?:${[
  'respo|atend|plantao|cham|whats|zap|chegamos|vamos|estamos|trabalhamos|funciona|disponive|abert[oa]|abr(?:e|imos)\\b',
  'disposicao|prontidao|cont(?:e|ar) co[mn]|lig(?:ue|ar)|desentup|dedetiz|socorr|emergenc|urgenc|equipe|turno|servico|visita|suporte|telefone|fal(?:e|ar) com|gente (?:vai|chega)',
].join('|')})`

/** Words with which the company offers its service, among words about other businesses. */
const OFFER =
  '(?:em?\\b|atend|respo|cham|lig|dedetiz|desentup|serv|socorr|emergenc|equipe|com a gente)'

/** Words after which “24 horas” is a duration: “em até 24 horas”, “espere 24 horas”. */
const BEFORE_DURATION = [
  'ate|em|nas|dentro|partir|apos|depois|durante|por|cada|primeiras|proximas|ultimas|passad[ao]s|longe|fora|ha',
  'esper\\w+|ventil\\w+|secagem|agend\\w+ com|aguard[ae]r?|deix[ae]r?|fi(?:que|ca|cam|car)|leva|dura|mant\\w+|permane\\w+|precisa',
  'prazo|minimo|maximo|menos|mais|intervalo|carencia|tempo|efeito|acao|jejum|descanso|validade|garantia|fechad[oa]s?',
].join('|')

/** Subjects that are not the company: what clients see, hear and smell at night, and baits. */
const PESTS =
  '(?:rat|barat|formig|escorpi|cupi|pulg|aranh|morceg|mosquit|pernilong|inset|prag|bich|barulh|cheir|agua|esgot|van?s|can|bomba|isca|gel|armadilh|produt|barreira)\\w*'

/** Clients, other businesses and guards, which have hours of their own. */
const OTHERS = `(?:${[
  'farmacia|drogaria|escola|posto|padaria|academia|hote[li]|pousada|condominio|predio|portaria|portari|vigi[al]',
  'camera|restaurante|lanchonete|bar\\b|bares|mercado|supermercado|loja|clinica|industria|fabrica',
  'turismo|estacionamento|conveniencia|comercio|clientes|quem\\b|protecao|alarme|monitoramento',
].join('|')})\\w*`

/** Matches words that promise nothing. */
const NO_PROMISE = new RegExp(
  [
    `\\b(?:${BEFORE_DURATION}) (?:d?as? |(?:e )?de )?${ALL_DAY}(?! (?:do|por) dia)`,
    // deixe a isca 24 horas
    `\\b(?:deix[ae]r?|mant\\w+) (?:\\w+ ){1,3}${ALL_DAY}`,
    // mande mensagem a qualquer hora, respondemos às 8h
    `${NIGHT}, (?:nos |e )?respondemos (?:as|no dia|a partir|pela manha|de manha|amanha)`,
    // 24 horas para responder
    `${ALL_DAY} (?:antes|depois|apos|fechad|sem |fora|seguintes|para respo|de (?:antecedencia|resposta|espera|prazo|carencia|garantia))`,
    // 12 a 24 horas, das 8 às 24 horas, 124 horas
    `[1-9]0?(?: ?h?(?:oras)? ?(?:a|as|e|ou|ate|-) ?|[.,]?)${ALL_DAY}`,
    `\\b(?:nao|nem|sem (?:atendimento|servico|equipe)) (?:\\w+ ){0,3}(?:${ALL_DAY}|${NIGHT}|plantao\\b)`,
    // sem plantão, de madrugada não respondemos, madrugada fechado
    `sem plantao|(?:${ALL_DAY}|${NIGHT}|plantao)(?:,? so|,? nao|,? fechad[oa]s?)\\b`,
    // formigas andam dia e noite, o cano pode estourar a qualquer momento
    `\\b${PESTS} (?!(?:e|em|n[ao]s?|d[aeo]s?|com|para) )(?:\\w+ ){1,5}(?:${ALL_DAY}|${NIGHT})`,
    `${DAY_AND_NIGHT} (?:[ao]s? )?${PESTS} \\w+`,
    // farmácia 24 horas, a loja fica aberta de madrugada
    `^(?:(?:[ao]s?|um|uma|seus?|suas?|ha|com|para|predio) )*(?:${OTHERS}, )*${OTHERS} (?:e ${OTHERS} |d[aeo]s? ${OTHERS} )?(?:(?!${OFFER})\\w+ ){0,5}(?:${ALL_DAY}|${NIGHT})`,
    // ao lado da farmácia 24 horas, prédio com portaria 24h
    `\\b(?:lado|frente|perto|proxim\\w*|junto|atras) [ad]\\w* (?:um )?${OTHERS} (?:\\w+ )?${ALL_DAY}`,
    `\\b(?:camera|portaria|seguranca|vigi[al]|monitoramento)\\w* ${ALL_DAY}`,
    // plantão da prefeitura, plantão aos sábados
    'plantao (?:d[ao]s? |(?:\\w+ ){0,4}(?:ate|das|sabado|domingo|feriado|manha|tarde))',
    // O Samu atende 24 horas.
    '^.*\\b(?:samu|bombeir|ciatox|intoxic|venen|hospita|pronto[ -]socorro|upa\\b|veterinario|19[0-9]\\b).*$',
  ].join('|'),
  'g',
)

/** Matches words that promise service by day and by night. */
const PROMISE = new RegExp(
  [
    ALL_DAY,
    `^(?=.*${SERVICE}).*${NIGHT}`,
    // A qualquer hora. Dia e noite, de segunda a segunda.
    `^(?:(?:de|a|o|da|do|e|em|seja|mesmo|ate|no?|dia (?:todo|inteiro)|manha|tarde|noite|domingos?|feriados?|tambem|inclusive|sempre que \\w+|${EVERY_DAY}),? )*${NIGHT}(?:$|[,!]| (?:tambem|e|inclusive|d[aeo])\\b)`,
    '\\bplant(?:ao|onistas?)\\b|emergencia nao tem hora',
    '\\b(?:cham|lig|respo|atend)\\w* (?:\\w+ )?(?:quando (?:voce )?quiser|n?a hora que (?:voce )?(?:quiser|precisar))$',
    'sempre (?:abert[oa]s?(?! a )|disponive|on-?line|a disposicao|acordad|(?:com )?alguem (?:acordad|para (?:atender|responder)))',
    // Nunca fechamos, não fecha à noite, a equipe não dorme
    '\\b(?:nunca|nao) (?:fecha(?:mos)?|paramos|dormimos)(?:$|,| (?:nunca|a noite|no|aos|para o almoco))|\\b(?:equipe|gente) nao dorme|(?:fecham?(?:os)?|paramos) nunca',
    '(?:sem|nao (?:temos|tem|ha)) (?:hora|horario) (?:para|pra|de) fechar',
  ].join('|'),
)

/** Words of a sentence about days on which nobody answers, or only by appointment. */
const NOT_ALWAYS =
  /\b(?:nao|nem|menos|exceto|fecha|so|somente|apenas|hora marcada|agend|combin|antes d|(?:ate|em|apos|de|por|durante) (?:7|sete) dias(?! por semana))/

/** Matches the sign before an answer that is a promise without a time. */
const BEFORE_PROMISE =
  /[?:]\s(?=(?:nos |a gente |sim, )?(?:vamos|vai|atende|chega|resolve|responde|estamos)(?!.*(?:\d|manha|cedo|dia seguinte|marcad|agend)))/g

/**
 * Splits a text where another statement begins: “O rato anda à noite? Chame” has two, “Entupiu de
 * madrugada? A gente vai” one.
 */
const sentencesOf = (text: string) =>
  normalizeText(text)
    .replace(BEFORE_PROMISE, ' ')
    // Secagem: 24 horas.
    .replace(/\b(?:prazo|secagem|carencia|efeito|tempo)\b[^:.]*: /g, 'prazo ')
    // Madrugada: fechado.
    .replace(/: (?=fechad[oa]s?\b|nao\b)/g, ' ')
    .replace(/\b(seg|ter|qua|qui|sex|sab|dom)\./g, '$1')
    .split(/[.!?;:…]\s|\s[–—-]\s/)

/** Checks whether a text promises service by day and by night. */
export const promisesAllDay = (text: string): boolean =>
  sentencesOf(text).some((sentence) => PROMISE.test(sentence.replace(NO_PROMISE, ' ').trim()))

/** Checks whether a text promises service in the evening or at night: “Atendimento noturno”. */
export const promisesNight = (text: string): boolean =>
  sentencesOf(text).some(
    (sentence) =>
      /\b(?:atend|desentup|dedetiz|equipe|servico|socorr|turno)\w*(?: \w+){0,2} noturn/.test(
        sentence,
      ) && !/\b(?:nao|sem|so|ate|das|hora marcada)\b/.test(sentence),
  )

const SUNDAY = '\\b(?:domingo|fi(?:m|ns|nais) de semana)'

/** Matches a promise of service on every day, on Sundays among them. */
const EVERY_DAY_PROMISE = new RegExp(
  `${SERVICE}.*(?:${EVERY_DAY}|${SUNDAY})|(?:${EVERY_DAY}|${SUNDAY}).*${SERVICE}|^(?:de )?${EVERY_DAY}(?: (?:por|da|na) semana| por ano)?$|^domingos e feriados(?: tambem)?$`,
)

/** Checks whether a text promises service on all days of the week. */
export const promisesEveryDay = (text: string): boolean =>
  sentencesOf(text).some(
    (sentence) =>
      sentence
        .split(/, (?!(?:sab|dom|feriado))/)
        .some((clause) => EVERY_DAY_PROMISE.test(clause)) && !NOT_ALWAYS.test(sentence),
  )

/*
 * The notices of /avisos.json, which the owner writes and the browser reads. The checks use no library,
 * because one would weigh more than the feature. The messages are in Portuguese: the console shows them
 * to the author of the file.
 */

/** Path of the file, from the root of the site. */
export const NOTICES_PATH = '/avisos.json'

export const MAX_NOTICES = 20

/** Two lines on a narrow phone, which is the height of the bar. */
export const MAX_CHARACTERS = 90

/**
 * The characters of written Portuguese. No line breaks, no characters that change the direction of the text or
 * stack on each other, no emoji: they could leave the bar.
 */
export const PLAIN_TEXT =
  /^[ -~\u00A0-\u00AC\u00AE-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2026]+$/

/** `from` and `until` are days as `2026-12-24`, both included. */
export type Notice = { text: string; from: string; until: string }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** An own field, never one of a prototype. */
function field(value: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(value, name)?.value
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value)
}

function parseNotice(value: unknown, place: string): Notice {
  const wrong = (reason: string, example: string): never => {
    throw new Error(`${place} ${reason}. Exemplo certo: ${example}`)
  }
  const example = '{ "texto": "Temporal na região.", "de": "2026-12-24", "ate": "2026-12-26" }'
  if (!isObject(value)) return wrong('não é um aviso', example)
  const raw = field(value, 'texto')
  if (typeof raw !== 'string' || !raw.trim())
    return wrong('está sem "texto"', '"texto": "Temporal na região: respondemos em até 2 horas."')
  const text = raw.normalize('NFC').trim()
  if (text.length > MAX_CHARACTERS)
    return wrong(
      `tem ${text.length} caracteres em "texto", e cabem ${MAX_CHARACTERS}`,
      '"texto": "Temporal na região: respondemos em até 2 horas."',
    )
  if (!PLAIN_TEXT.test(text))
    return wrong(
      'tem em "texto" um sinal que não é letra, número nem pontuação',
      '"texto": "Temporal na região."',
    )
  const from = field(value, 'de')
  if (!isDay(from)) return wrong('não tem um dia em "de"', '"de": "2026-12-24"')
  const until = field(value, 'ate')
  if (!isDay(until)) return wrong('não tem um dia em "ate"', '"ate": "2026-12-26"')
  if (until < from) return wrong('acaba antes de começar', `"de": "${until}", "ate": "${from}"`)
  return { text, from, until }
}

/**
 * Reads the text of the file.
 * @throws with what is wrong and an example; one wrong notice makes the whole file invalid, so that
 * the mistake is seen
 */
export function parseNotices(json: string): Notice[] {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch {
    throw new Error('tem vírgula, aspas ou chave fora do lugar. Exemplo certo: { "avisos": [] }')
  }
  const list = isObject(data) ? field(data, 'avisos') : undefined
  if (!Array.isArray(list))
    throw new Error('não tem a lista "avisos". Exemplo certo: { "avisos": [] }')
  if (list.length > MAX_NOTICES)
    throw new Error(
      `tem ${list.length} avisos, e o máximo é ${MAX_NOTICES}. Exemplo certo: só os que ainda valem`,
    )
  return list.map((item: unknown, index) => parseNotice(item, `${index + 1}º aviso`))
}

/** The notices that are valid on a day, in the order of the file. */
export function noticesOn(notices: readonly Notice[], day: string): Notice[] {
  return notices.filter(({ from, until }) => from <= day && day <= until)
}

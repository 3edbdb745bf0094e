import type { z } from 'zod'
import { visible, wrongSigns } from './characters'
import { type Path, placeInWords } from './place'
import { fileOf, PARTS, type Schema, schemaAt } from './schema-tree'

/*
 * Lines for the owner who changes the content, in Portuguese: file, field, what is wrong and an example that
 * is right.
 */

/** A text as it would stand in a file of content/. */
export const quoted = (text: string) =>
  /['\\\p{Cc}\p{Cs}]/u.test(text) ? JSON.stringify(text) : `'${text}'`

const LONGEST_ECHO = 60

/** A text that somebody wrote, in one line and no longer than tells which one is meant. */
export function echo(text: string): string {
  const signs = [...text]
  const short = signs.length > LONGEST_ECHO ? `${signs.slice(0, LONGEST_ECHO).join('')}…` : text
  return quoted(short).replace(
    /(?! )[\p{C}\p{Z}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  )
}

/** A value as it would stand in a file of content/. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${literal(inner)}`)
  return `{ ${fields.join(', ')} }`
}

const or = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** `'a', 'b' ou 'c'`. */
export const alternatives = (texts: readonly string[]) => or.format(texts.map(quoted))

/** `['home', 'services', 'items', 2, 'slug']` → `content/home.ts: services.items, 3º cartão, slug`. */
function place(path: Path): string {
  const part = String(path[0] ?? '')
  if (!PARTS.includes(part)) return 'content'
  const file = fileOf(part)
  // Where the part is what the whole file is about, the field goes without its name.
  const field = placeInWords(path, file === `content/${part}.ts` ? 1 : 0)
  return [file, field].filter(Boolean).join(': ')
}

/** One line about the value at a path. */
export function line(path: Path, wrong: string, example: string): string {
  return `${place(path)} ${wrong}. Exemplo certo: ${example}`
}

/** An object that takes more room in a message is shown by the names of its fields. */
const LONGEST_EXAMPLE = 250

/** What would be right, as it would stand in the file. */
function shown(schema: Schema): string {
  const { example = schema.const, minLength = 0, properties, items } = schema
  if (typeof example === 'string')
    // A whole paragraph would be more than one reads in a message.
    return quoted(
      example.length < minLength ? `${example} (… ${minLength} caracteres ou mais)` : example,
    )
  if (example !== undefined) return literal(example)
  if (schema.enum) return alternatives(schema.enum)
  if (items) return `[${shown(items)}, …]`
  const fields = Object.entries(properties ?? {})
  const whole = `{ ${fields.map(([name, inner]) => `${name}: ${shown(inner)}`).join(', ')} }`
  if (whole.length <= LONGEST_EXAMPLE) return whole
  return `{ ${fields.map(([name]) => `${name}: …`).join(', ')} }`
}

const NOT_A_TEXT = 'tem de ser um texto entre aspas'
const NOT_RIGHT = 'não é o que o site espera'

const WRONG_KIND: Readonly<Record<string, string>> = {
  string: NOT_A_TEXT,
  array: 'tem de ser uma lista',
  object: 'tem de ter os seus campos entre chaves',
  boolean: 'tem de ser true ou false',
}

function wrongCount(items: number, { minItems, maxItems }: Schema): string {
  const count = minItems === maxItems ? minItems : `de ${minItems} a ${maxItems}`
  return `tem ${items} e o site pede ${count}`
}

function wrongText(value: string, issue: z.core.$ZodIssue, { wrong }: Schema): string {
  const { length } = value.trim()
  if (length === 0) return 'está vazio'
  if (issue.code === 'too_small') return `tem ${length} caracteres e o mínimo é ${issue.minimum}`
  if (issue.code === 'too_big') return `tem ${length} caracteres e o máximo é ${issue.maximum}`
  return `${echo(value)} ${wrong ?? NOT_RIGHT}`
}

function wrong(issue: z.core.$ZodIssue, schema: Schema): string {
  const { code, input } = issue
  if (input === undefined) return 'falta'
  if (schema.minimum !== undefined)
    return `tem de ser um número entre ${schema.minimum} e ${schema.maximum}`
  if (code === 'invalid_type') return WRONG_KIND[issue.expected] ?? NOT_RIGHT
  if (code === 'invalid_value') return schema.wrong ?? NOT_RIGHT
  if (Array.isArray(input)) return wrongCount(input.length, schema)
  return typeof input === 'string' ? wrongText(input, issue, schema) : NOT_A_TEXT
}

/** The value that somebody most likely meant who wrote another, as it would stand in the file. */
function meant(input: unknown, { pattern }: Schema): string | undefined {
  if (typeof input !== 'string' || !pattern) return undefined
  const text = visible(input)
  const digits = text.replace(/\D/g, '')
  const addresses = [text.replace(/^(https?:\/\/)?/, 'https://')]
    .filter((it) => URL.canParse(it))
    .flatMap((it) => [new URL(it).origin, new URL(it).href])
  const right = [text, digits, `55${digits}`, ...addresses].find((it) =>
    new RegExp(pattern).test(it),
  )
  return right ? quoted(right) : undefined
}

/** One line about the signs of a text, if it holds one that it may not. */
export function signsLine(path: Path, text: string): string | undefined {
  const found = wrongSigns(text)
  const schema = schemaAt(path)
  // Nothing is known of a field that does not exist, but that it does not.
  if (!found || Object.keys(schema).length === 0) return undefined
  const clean = found.meant.length <= LONGEST_EXAMPLE ? found.meant : ''
  return line(path, found.wrong, meant(clean, schema) ?? (clean ? quoted(clean) : shown(schema)))
}

/** One line about what zod found, with its input reported. */
export function issueLine(issue: z.core.$ZodIssue): string {
  const { path } = issue
  const schema = schemaAt(path)
  if (issue.code === 'unrecognized_keys') {
    const names = Object.keys(schema.properties ?? {}).join(', ')
    return line(
      path,
      `tem um campo desconhecido (${issue.keys.map((key) => echo(key).slice(1, -1)).join(', ')})`,
      `só ${names}`,
    )
  }
  if (issue.code === 'custom' && issue.params)
    return line(
      path,
      `repete ${echo(String(issue.params.repeats))}`,
      'um valor que nenhum outro item tenha',
    )
  return line(path, wrong(issue, schema), meant(issue.input, schema) ?? shown(schema))
}

/** One line for a field that is there under another name, where zod finds one missing and one unknown. */
export function misnamedLine(path: Path, name: string): string {
  return line(
    path,
    `está escrito ${echo(name)}`,
    `${String(path.at(-1))}: ${shown(schemaAt(path))}`,
  )
}

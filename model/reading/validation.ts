/** Checks the content, and reports errors in Portuguese, for the build and the editor. */
import type * as z from 'zod'
import { type SiteContent, siteContentSchema } from '@/model/schema/content'
import { fieldAt, isTextField } from '@/model/schema/field-at'
import { OWNER_FOLDER } from '@/model/site/folder'
import { type FieldPath, fieldKey, mapLeaves, valueAt } from '@/model/values/tree'
import { type Issue, issueLine } from './issue'
import { fillText, placeholderFieldPaths, unfilledIssues } from './placeholders'
import { referenceIssues } from './references'

const TYPE_NAMES: Partial<Record<string, string>> = {
  string: 'um texto',
  number: 'um número',
  boolean: 'sim ou não (true ou false)',
  array: 'uma lista',
  object: 'um grupo de campos',
}

/** Says in plain Portuguese what the schema refuses. Its other errors have their own messages. */
const plainErrorMap: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue
  if (code === 'unrecognized_keys')
    return `não tem o campo ${issue.keys.join(', ')}. O que fazer: remova-o`
  if (input === undefined) return 'falta'
  if (code === 'invalid_type') return `não é ${TYPE_NAMES[issue.expected] ?? 'o que se espera'}`
  if (code === 'invalid_value') return `não é uma das opções: ${issue.values.join(', ')}`
  if (code !== 'too_small' && code !== 'too_big') return undefined
  const limit = code === 'too_small' ? `o mínimo é ${issue.minimum}` : `o máximo é ${issue.maximum}`
  if (Array.isArray(input))
    return code === 'too_small'
      ? `faltam itens: ${limit}. O que fazer: acrescente um`
      : `sobram itens: ${limit}. O que fazer: remova o que sobra`
  if (typeof input !== 'string') return `é ${String(input)}, e ${limit}`
  // Counts as zod does: an emoji is one letter.
  return input === '' ? 'está vazio' : `tem ${[...input].length} letras, e ${limit}`
}

/** Fills the placeholders, because length limits apply to the text that the site shows. */
const withFilledTexts = (content: unknown, company: unknown) =>
  mapLeaves(content, (leaf, path) =>
    typeof leaf === 'string' && isTextField(path) ? fillText(leaf, path, company) : leaf,
  )

/**
 * Converts the errors of the schema, each with an example of its field. Omits a text that is too long
 * because of a fact that is itself invalid.
 * @param filled the content with its placeholders filled
 */
function schemaIssues({ issues }: z.ZodError, content: unknown, filled: unknown): Issue[] {
  const invalidFacts = issues.map(({ path }) => fieldKey(path.slice(0, 2)))
  return issues.flatMap((issue) => {
    // Needs the cast, because the paths of zod may contain symbols, and those of JSON never do.
    const path = issue.path as FieldPath
    const example = fieldAt(path)?.example
    const more = example === undefined ? '' : `. Exemplo certo: ${String(example)}`
    const typed = String(valueAt(content, path))
    const isFilled = isTextField(path) && typed !== valueAt(filled, path)
    const facts = isFilled ? placeholderFieldPaths(typed).map(fieldKey) : []
    if (facts.some((fact) => invalidFacts.includes(fact))) return []
    const names = isFilled && typed.match(/\{[^{}]+\}/g)?.join(' e ')
    const message = `${names ? `com ${names} por extenso, ` : ''}${issue.message}${more}`
    const isRepeated = issue.code === 'custom' && issue.params?.isRepeated === true
    return { path, message, ...(isRepeated && { isRepeated }) }
  })
}

/**
 * Checks each field of the content.
 * @param content the content files by name, unchecked
 * @returns the content as the site shows it, if the schema accepts it, and the validation errors
 */
export function checkFields(content: unknown): { data?: SiteContent; issues: Issue[] } {
  const filled = withFilledTexts(content, valueAt(content, ['company']))
  const { data, error } = siteContentSchema.safeParse(filled, { error: plainErrorMap })
  return { data, issues: error ? schemaIssues(error, content, filled) : [] }
}

/**
 * Returns the validation errors of fields that depend on others.
 * @param content with its placeholders filled
 */
export const dependencyIssues = (content: SiteContent): Issue[] => [
  ...referenceIssues(content),
  ...unfilledIssues(content),
]

/** Checks the complete content, the dependencies only if each field is valid. */
export function checkContent(content: unknown): { data?: SiteContent; issues: Issue[] } {
  const { data, issues } = checkFields(content)
  return { data, issues: data ? dependencyIssues(data) : issues }
}

/**
 * Returns the content as the site shows it, with its placeholders filled.
 * @param content the content files by name, unchecked
 * @param folder folder of the content, for messages
 * @throws with one Portuguese line for each validation error: file, field, error and an example
 */
export function parseContent(content: unknown, folder: string = OWNER_FOLDER): SiteContent {
  const { data, issues } = checkContent(content)
  if (data && issues.length === 0) return data
  throw new Error(issues.map((issue) => issueLine(issue, folder)).join('\n'))
}

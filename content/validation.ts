/** Describes the problems of the content in Portuguese, for the build and the owner's editor. */
import * as z from 'zod'
import { ptBR } from 'zod/locales'
import { leaves } from './leaves'
import {
  fillPlaceholders,
  PLACEHOLDER_PATTERN,
  placeholderValue,
  placeholderValues,
} from './placeholders'
import { type SiteContent, siteContent } from './schema'
import { PHOTO_CARD } from './schema/cards'

type Path = readonly PropertyKey[]

const KINDS: Partial<Record<string, string>> = {
  string: 'um texto',
  number: 'um número',
  boolean: 'sim ou não (true ou false)',
  array: 'uma lista',
  object: 'um grupo de campos',
}

/** Plain words in place of the locale's technical ones. */
const plainError: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue
  if (code === 'unrecognized_keys')
    return `não tem o campo ${issue.keys.join(', ')}. O que fazer: remova-o`
  if (input === undefined) return 'falta'
  if (code === 'invalid_type') return `não é ${KINDS[issue.expected] ?? 'o que se espera'}`
  if (code === 'invalid_value') return `não é uma das opções: ${issue.values.join(', ')}`
  if (code !== 'too_small' && code !== 'too_big') return undefined
  const bound = code === 'too_small' ? `o mínimo é ${issue.minimum}` : `o máximo é ${issue.maximum}`
  if (Array.isArray(input))
    return code === 'too_small'
      ? `faltam itens: ${bound}. O que fazer: acrescente um`
      : `sobram itens: ${bound}. O que fazer: remova o que sobra`
  if (typeof input !== 'string') return `é ${String(input)}, e ${bound}`
  return input === '' ? 'está vazio' : `tem ${input.length} caracteres, e ${bound}`
}

z.config({ ...ptBR(), customError: plainError })

/** A rule without its `optional()` or `default()`. */
const bareRule = (rule: unknown): unknown =>
  rule instanceof z.ZodOptional || rule instanceof z.ZodDefault ? bareRule(rule.unwrap()) : rule

/** The rule of the value at a path. */
function ruleAt(path: Path): unknown {
  return path.reduce<unknown>((rule, step) => {
    const holder = bareRule(rule)
    if (holder instanceof z.ZodArray) return holder.element
    return holder instanceof z.ZodObject ? holder.shape[String(step)] : undefined
  }, siteContent)
}

/** The words of the schema about the value at a path. */
export const metaAt = (path: Path): z.core.GlobalMeta | undefined => {
  const rule = bareRule(ruleAt(path))
  return rule instanceof z.ZodType ? rule.meta() : undefined
}

/** A value of a choice as people read it. */
function nameOf(path: Path, value: string): string {
  const rule = bareRule(ruleAt(path))
  const at = rule instanceof z.ZodEnum ? rule.options.indexOf(value) : -1
  return metaAt(path)?.enumDescriptions?.[at] ?? value
}

/** `['home', 'services', 'items', 2, 'tip']` becomes `content/home.json, services › items › 3º › tip`. */
export function describePath(path: Path): string {
  const [part = '', ...steps] = path
  const names = steps.map((step, index) =>
    typeof step === 'number'
      ? `${step + 1}º`
      : (metaAt(path.slice(0, index + 2))?.title ?? String(step)),
  )
  return [`content/${String(part)}.json`, names.join(' › ')].filter(Boolean).join(', ')
}

function line(path: Path, message: string): string {
  const [example] = metaAt(path)?.examples ?? []
  const more = example === undefined ? '' : `. Exemplo certo: ${String(example)}`
  return `${describePath(path)}: ${message}${more}`
}

/** The pages among the files, each with its name. */
export const pagesIn = (content: SiteContent) =>
  Object.entries(content).flatMap(([part, page]) => ('area' in page ? [{ part, page }] : []))

/** Tiles and pests lead to the card of a service on their own page, which an owner may have taken out. */
function lostServices(content: SiteContent): string[] {
  const { home, pests } = content
  const check = (
    path: Path,
    items: readonly { service: string }[],
    cards: readonly { slug: string }[],
  ) =>
    items.flatMap(({ service }, at) =>
      service === PHOTO_CARD || cards.some(({ slug }) => slug === service)
        ? []
        : `${describePath([...path, 'items', at])}: leva ao serviço “${nameOf([...path, 'items', at, 'service'], service)}”, que não está mais na página. O que fazer: remova este item ou escolha outro serviço`,
    )
  return [
    ...pagesIn(content).flatMap(({ part, page }) =>
      check([part, 'problems'], page.problems.items, [...page.services.items, ...pests.items]),
    ),
    ...check(['pests'], pests.items, home.services.items),
  ]
}

/** Reports notes whose town is not in the company's list: notes match towns by name. */
function lostTowns(content: SiteContent): string[] {
  const towns = content.company.towns.map(({ name }) => name)
  return pagesIn(content).flatMap(({ part, page }) =>
    page.area.notes.flatMap(({ town }, at) =>
      towns.includes(town)
        ? []
        : `${describePath([part, 'area', 'notes', at, 'town'])}: '${town}' não é uma cidade atendida. Exemplo certo: ${towns.join(', ')}`,
    ),
  )
}

/** Texts with a place that no field of the company fills. */
function lostPlaces({ company, ...texts }: SiteContent): string[] {
  const names = Object.entries(placeholderValues(company)).flatMap(([name, value]) =>
    value === undefined ? [] : `{${name}}`,
  )
  return leaves(texts).flatMap(({ path, value }) =>
    [...String(value).matchAll(PLACEHOLDER_PATTERN)].flatMap(([place, name = '']) =>
      place === metaAt(path)?.place || placeholderValue(company, name) !== undefined
        ? []
        : `${describePath(path)}: não há nada para pôr no lugar de ${place}. O que fazer: escreva por extenso ou use ${names.join(', ')}`,
    ),
  )
}

/**
 * The problems of the content, one line each: file, field, problem and a correct example.
 * @param content the files of this folder, by name, not yet trusted
 */
export function contentErrors(content: unknown): string[] {
  const { success, data, error } = siteContent.safeParse(content, { reportInput: true })
  if (success) return [...lostServices(data), ...lostTowns(data), ...lostPlaces(data)]
  return error.issues.map(({ path, message }) => line(path, message))
}

/**
 * The content with its places filled.
 * @throws with one line for each problem
 */
export function parseContent(content: unknown): SiteContent {
  const problems = contentErrors(content)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return fillPlaceholders(siteContent.parse(content))
}

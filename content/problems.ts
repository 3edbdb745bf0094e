/** Describes the problems of the content in Portuguese, for the build and the owner's editor. */
import { z } from 'zod'
import { type SiteContent, siteContent } from './schema'
import { PHOTO_CARD } from './schema/cards'

type Path = readonly PropertyKey[]

/** Plain words in place of the locale's technical ones. */
const plainError: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue
  if (input === undefined) return 'falta'
  if (typeof input === 'string' && code === 'too_small' && input === '') return 'está vazio'
  if (typeof input === 'string' && code === 'too_small')
    return `tem ${input.length} caracteres, e o mínimo é ${issue.minimum}`
  if (typeof input === 'string' && code === 'too_big')
    return `tem ${input.length} caracteres, e o máximo é ${issue.maximum}`
  return undefined
}

z.config({ ...z.locales.ptBR(), customError: plainError })

/** The rule of the value at a path, without its `optional()`. */
function ruleAt(path: Path): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((rule, step) => {
    const holder = rule instanceof z.ZodOptional ? rule.unwrap() : rule
    if (holder instanceof z.ZodArray) return holder.element
    return holder instanceof z.ZodObject ? holder.shape[String(step)] : undefined
  }, siteContent)
}

/** The words of the schema about the value at a path. */
export const metaAt = (path: Path): z.core.GlobalMeta | undefined => {
  const rule = ruleAt(path)
  return rule && z.globalRegistry.get(rule instanceof z.ZodOptional ? rule.unwrap() : rule)
}

/** `['home', 'services', 'items', 2, 'tip']` becomes `content/home.json, services › items › 3º › tip`. */
export function placeOf(path: Path): string {
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
  return `${placeOf(path)}: ${message}${more}`
}

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
        : `${placeOf([...path, 'items', at])}: leva ao serviço '${service}', que não está mais na página. O que fazer: apague este item ou escolha outro serviço`,
    )
  return [
    ...Object.entries(content).flatMap(([part, page]) =>
      'problems' in page
        ? check([part, 'problems'], page.problems.items, [...page.services.items, ...pests.items])
        : [],
    ),
    ...check(['pests'], pests.items, home.services.items),
  ]
}

/** A guarantee stands beside its pest, and a note beside its town: they find them by the name. */
function lostNames({ company, home, drains, pests }: SiteContent): string[] {
  const check = (path: Path, name: string, names: readonly string[], what: string) =>
    names.includes(name)
      ? []
      : `${placeOf(path)}: '${name}' não é ${what}. Exemplo certo: ${names.join(', ')}`
  const titles = pests.items.map(({ title }) => title)
  const towns = company.towns.map(({ name }) => name)
  return [
    ...(company.guarantees ?? []).flatMap(({ pest }, at) =>
      check(['company', 'guarantees', at, 'pest'], pest, titles, 'uma praga do site'),
    ),
    ...Object.entries({ home, drains }).flatMap(([page, { area }]) =>
      area.notes.flatMap(({ town }, at) =>
        check([page, 'area', 'notes', at, 'town'], town, towns, 'uma cidade atendida'),
      ),
    ),
  ]
}

/**
 * The problems of the content, one line each: file, field, problem and a correct example.
 * @param content the files of this folder, by name, not yet trusted
 */
export function contentProblems(content: unknown): string[] {
  const { success, data, error } = siteContent.safeParse(content, { reportInput: true })
  if (success) return [...lostServices(data), ...lostNames(data)]
  return error.issues.map(({ path, message }) => line(path, message))
}

/** @throws with one line for each problem */
export function parseContent(content: unknown): SiteContent {
  const problems = contentProblems(content)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return siteContent.parse(content)
}

/** Checks the content, and reports errors in Portuguese, for the build and the editor. */
import * as z from 'zod'
import { ptBR } from 'zod/locales'
import { isSameTown, townLabel } from '@/model/brazil/towns'
import { metadataOf, unwrapSchema } from '@/model/fields/metadata'
import { parseNumber } from '@/model/fields/number/schema'
import { normalizeText } from '@/model/format/normalize-text'
import { routes } from '@/model/routes'
import { type SiteContent, siteContentSchema } from '@/model/schema'
import {
  beforePhotoOf,
  DRAIN_PAGE,
  isPhotoService,
  PHOTO_CARD,
  SERVICES,
} from '@/model/schema/cards'
import { type FieldPath, leaves, mapLeaves, valueAt } from '@/model/values/tree'
import { OWNER_FOLDER } from './folder'
import {
  createPlaceholderFiller,
  type PlaceholderFiller,
  placeholderFieldPaths,
} from './placeholders'
import { upgradeContent } from './upgrade'

const TYPE_NAMES: Partial<Record<string, string>> = {
  string: 'um texto',
  number: 'um número',
  boolean: 'sim ou não (true ou false)',
  array: 'uma lista',
  object: 'um grupo de campos',
}

/** Replaces the technical messages of the zod locale with plain words. */
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
  return input === '' ? 'está vazio' : `tem ${input.length} letras, e ${limit}`
}

z.config({ ...ptBR(), customError: plainErrorMap })

export function schemaAt(path: FieldPath): unknown {
  return path.reduce<unknown>((schema, segment) => {
    const holder = unwrapSchema(schema)
    if (holder instanceof z.ZodArray) return holder.element
    return holder instanceof z.ZodObject ? holder.shape[String(segment)] : undefined
  }, siteContentSchema)
}

/** Returns the title, examples and other metadata of the value at a path. */
export const schemaMetadataAt = (path: FieldPath): z.core.GlobalMeta | undefined =>
  metadataOf(schemaAt(path))

/**
 * Returns the title that the owner reads for a value of a choice.
 * @param path path of the choice in the content
 */
export function choiceTitle(path: FieldPath, value: string): string {
  const schema = unwrapSchema(schemaAt(path))
  const index = schema instanceof z.ZodEnum ? schema.options.indexOf(value) : -1
  return schemaMetadataAt(path)?.enumDescriptions?.[index] ?? value
}

export const fileTitle = (contentName: string): string =>
  schemaMetadataAt([contentName])?.title ?? contentName

/** Returns the titles of a field and of its groups: `Serviços › Itens › 3º › Dica`. */
export function fieldTitle(path: FieldPath): string {
  const names = path
    .slice(1)
    .map((segment, index) =>
      typeof segment === 'number'
        ? `${segment + 1}º`
        : (schemaMetadataAt(path.slice(0, index + 2))?.title ?? segment),
    )
  return names.join(' › ')
}

/** Returns the content file and the title of a field: `content/home.json, Serviços › Título`. */
export const describePath = (path: FieldPath): string =>
  [`content/${path[0]}.json`, fieldTitle(path)].filter(Boolean).join(', ')

/** A validation error: its path and a Portuguese message. */
export type Issue = { path: FieldPath; message: string }

/**
 * Returns an error or a note as one line, with its file and field.
 * @param folder folder of the content
 */
export const issueLine = ({ path, message }: Issue, folder: string): string =>
  `${describePath(path).replace(/^content(?=\/)/, folder)}: ${message}`

/** Returns the content files that are pages, each with its name. */
export const pagesIn = (content: SiteContent) =>
  routes.map(({ contentName }) => ({ contentName, page: content[contentName] }))

/** Targets that are no card of a service or pest. */
const NOT_CARDS: readonly string[] = [PHOTO_CARD, DRAIN_PAGE]

/**
 * Reports tiles, places, pests and first-aid cases whose service is missing from their page, because the
 * owner may have removed its card.
 */
function missingServiceIssues(content: SiteContent): Issue[] {
  const { home, pests } = content
  const check = (
    path: FieldPath,
    items: readonly { service?: string }[],
    cards: readonly { slug: string }[],
    remedy = 'remova este item ou escolha outro serviço',
  ) =>
    items.flatMap(({ service }, index) => {
      if (!service || NOT_CARDS.includes(service) || cards.some(({ slug }) => slug === service))
        return []
      const name = choiceTitle([...path, index, 'service'], service)
      const message = `leva ao serviço “${name}”, que não está mais na página. O que fazer: ${remedy}`
      return { path: [...path, index], message }
    })
  return [
    ...pagesIn(content).flatMap(({ contentName, page: { problems, firstAid, services } }) => [
      ...check([contentName, 'problems', 'items'], problems.items, [
        ...services.items,
        ...pests.items,
      ]),
      ...check(
        [contentName, 'firstAid', 'cases'],
        firstAid.cases,
        services.items,
        'escolha outro serviço ou nenhum',
      ),
    ]),
    ...check(['home', 'places', 'items'], home.places?.items ?? [], [
      ...home.services.items,
      ...pests.items,
    ]),
    ...check(['pests', 'items'], pests.items, home.services.items),
  ]
}

/** Reports shown services that have neither a drawing nor a photo. */
const missingPhotoIssues = (content: SiteContent): Issue[] =>
  pagesIn(content).flatMap(({ contentName, page }) =>
    page.services.items.flatMap(({ slug, hidden }, index) => {
      if (hidden || !isPhotoService(slug)) return []
      if (content.photos.items.some(({ picture }) => picture === slug)) return []
      const path = [contentName, 'services', 'items', index, 'slug']
      const message = `“${choiceTitle(path, slug)}” ainda não tem foto. O que fazer: toque no desenho deste cartão na página e escolha a foto, ou escolha outro desenho aqui`
      return { path, message }
    }),
  )

/**
 * Reports photos of a place before a service without a photo of the place after it, and photos after
 * a service that the owner has not described.
 */
const photoPairIssues = ({ photos: { items } }: SiteContent): Issue[] =>
  Object.keys(SERVICES).flatMap((slug) => {
    const before = items.findIndex(({ picture }) => picture === beforePhotoOf(slug))
    const after = items.findIndex(({ picture }) => picture === slug)
    if (before < 0 || items[after]?.alt) return []
    const path = ['photos', 'items']
    const [example] = schemaMetadataAt([...path, 0, 'alt'])?.examples ?? []
    return after < 0
      ? {
          path: [...path, before, 'picture'],
          message: `falta a foto de depois. O que fazer: adicione uma foto em “${choiceTitle([...path, 0, 'picture'], slug)}”`,
        }
      : { path: [...path, after, 'alt'], message: `falta. Exemplo certo: ${example}` }
  })

/** Reports notes whose town is not in the company's list: notes match towns by name. */
function unknownTownIssues(content: SiteContent): Issue[] {
  const { towns, state } = content.company
  return pagesIn(content).flatMap(({ contentName, page }) =>
    page.area.notes.flatMap(({ town }, index) => {
      if (towns.some((served) => isSameTown(served, town, state.code))) return []
      const names = towns.map((served) => townLabel(served, state.code)).join(', ')
      const message = `'${town}' não é uma cidade atendida. Exemplo certo: ${names}`
      return { path: [contentName, 'area', 'notes', index, 'town'], message }
    }),
  )
}

/** Reports a town that repeats another with the company's state. */
function repeatedTownIssues({ company: { towns, state } }: SiteContent): Issue[] {
  const keys = towns.map((town) => normalizeText(townLabel(town, state.code)))
  return towns.flatMap(({ name, state: own }, index) => {
    const first = keys.indexOf(keys[index] ?? '')
    // The schema reports towns that are equal as typed.
    if (first === index || own === towns[first]?.state) return []
    return { path: ['company', 'towns', index, 'name'], message: `repete '${name}'` }
  })
}

/** Checks whether the field at a path is a text that may contain placeholders. */
export const isTextField = (path: FieldPath) => schemaMetadataAt(path)?.kind === 'text'

/**
 * Prepares the content for the schema. Fills placeholders, because length limits apply to the text
 * that the site shows, and parses numbers that were typed as text.
 */
const prepareContent = (content: unknown, fillText: PlaceholderFiller['fillText']) =>
  mapLeaves(content, (leaf, path) => {
    if (typeof leaf !== 'string') return leaf
    if (isTextField(path)) return fillText(leaf, path)
    const isNumber = unwrapSchema(schemaAt(path)) instanceof z.ZodNumber
    return isNumber ? (parseNumber(leaf) ?? leaf) : leaf
  })

/**
 * Checks the content against the schema.
 * @returns the checked content, or the validation errors
 */
function checkValues(
  content: unknown,
  { fillText }: Pick<PlaceholderFiller, 'fillText'>,
): { data?: SiteContent; issues: Issue[] } {
  const prepared = prepareContent(content, fillText)
  const { success, data, error } = siteContentSchema.safeParse(prepared, { reportInput: true })
  if (success) return { data, issues: [] }
  const invalidFacts = error.issues.map(({ path }) => path.slice(0, 2).join('.'))
  const issues = error.issues.flatMap(({ message, ...issue }) => {
    // Needs the cast, because the paths of zod may contain symbols, and those of JSON never do.
    const path = issue.path as FieldPath
    const [example] = schemaMetadataAt(path)?.examples ?? []
    const more = example === undefined ? '' : `. Exemplo certo: ${String(example)}`
    const typed = String(valueAt(content, path))
    const isFilled = isTextField(path) && typed !== valueAt(prepared, path)
    // The length of the filled text says nothing if the fact that fills it is itself invalid.
    if (
      isFilled &&
      placeholderFieldPaths(typed).some((fact) => invalidFacts.includes(fact.join('.')))
    )
      return []
    const names = typed.match(/\{\w+\}/g)?.join(' e ')
    const filled = isFilled && names ? `com ${names} por extenso, ` : ''
    return { path, message: `${filled}${message}${more}` }
  })
  return { issues }
}

/**
 * Checks the complete content.
 * @param content the content files by name, unchecked
 * @param lenientContent the same content with its invalid values replaced and its placeholders
 * filled. If given, the rules between files are checked even if there are other errors.
 * @returns the content as the site shows it, or its validation errors
 */
function checkContent(
  content: unknown,
  lenientContent?: SiteContent,
): { data?: SiteContent; issues: Issue[] } {
  const filler = createPlaceholderFiller(content)
  const { data, issues } = checkValues(content, filler)
  const complete = data ?? lenientContent
  if (!complete) return { issues }
  const unfilledPlaceholderIssues = leaves(complete).flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !/[{}]/.test(value) || !isTextField(path)) return []
    const message = filler.placeholderError(value, path, schemaMetadataAt(path)?.placeholder)
    return message === undefined ? [] : { path, message }
  })
  const crossFileIssues = [
    ...missingServiceIssues(complete),
    ...missingPhotoIssues(complete),
    ...photoPairIssues(complete),
    ...unknownTownIssues(complete),
    ...repeatedTownIssues(complete),
  ]
  return { data, issues: [...issues, ...crossFileIssues, ...unfilledPlaceholderIssues] }
}

/**
 * Returns the validation errors of the content, for the editor.
 * @param lenientContent as for `checkContent`
 */
export const contentIssues = (content: unknown, lenientContent?: SiteContent): Issue[] =>
  checkContent(content, lenientContent).issues

/**
 * Returns the content as the site shows it, with its placeholders filled.
 * @param content the content files by name, unchecked, also of an earlier version
 * @param folder folder of the content, for messages
 * @throws with one Portuguese line for each validation error: file, field, error and an example
 */
export function parseContent(content: unknown, folder: string = OWNER_FOLDER): SiteContent {
  const { data, issues } = checkContent(upgradeContent(content).content)
  if (data && issues.length === 0) return data
  throw new Error(issues.map((issue) => issueLine(issue, folder)).join('\n'))
}

/** Makes the configuration of Sveltia CMS from the schema of the content. */
import * as z from 'zod'
import { type SiteContent, siteContent } from '@/content/schema'

type Schema = z.core.JSONSchema.JSONSchema & {
  enumDescriptions?: readonly string[]
  patternErrorMessage?: string
}
type Field = Record<string, unknown>

/** Colours stay with the engineer: each change needs a look at the contrast. */
const NOT_IN_EDITOR: readonly (keyof SiteContent)[] = ['palette']

const asSchema = (schema: z.core.JSONSchema._JSONSchema | undefined): Schema =>
  typeof schema === 'object' ? schema : {}

function text({ format, contentMediaType, maxLength = 0, ...schema }: Schema): Field {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (contentMediaType === 'image/*') return { widget: 'image', choose_url: false }
  const { minLength = 0, pattern, patternErrorMessage } = schema
  return {
    widget: maxLength > 60 ? 'text' : 'string',
    ...(maxLength && { maxlength: maxLength }),
    // A required field is never empty, and the counter is simpler without the number 1.
    ...(minLength > 1 && { minlength: minLength }),
    // An optional field may be empty.
    ...(pattern && { pattern: [`^$|${pattern}`, patternErrorMessage] }),
  }
}

const options = ({ enum: values = [], enumDescriptions }: Schema) =>
  values.map((value, at) => ({ value, label: enumDescriptions?.[at] ?? value }))

function list({ items, minItems: min, maxItems: max }: Schema): Field {
  const item = asSchema(Array.isArray(items) ? undefined : items)
  if (item.enum) return { widget: 'select', multiple: true, min, max, options: options(item) }
  const fixed = min === max && { allow_add: false, allow_remove: false, allow_duplicate: false }
  const counts = { widget: 'list', min, max, ...fixed, collapsed: true, label_singular: item.title }
  if (!item.properties) return { ...counts, field: field('item', item, true) }
  const inner = fields(item)
  // The first text names an item of a folded list.
  const { name } = inner.find(({ widget }) => widget === 'string' || widget === 'text') ?? {}
  return { ...counts, fields: inner, ...(name !== undefined && { summary: `{{fields.${name}}}` }) }
}

function widget(schema: Schema): Field {
  if (schema.enum) return { widget: 'select', options: options(schema) }
  if (schema.type === 'array') return list(schema)
  if (schema.properties) return { widget: 'object', collapsed: true, fields: fields(schema) }
  if (schema.type === 'boolean') return { widget: 'boolean', default: false }
  const { minimum: min, maximum: max } = schema
  if (schema.type === 'number')
    return { widget: 'number', value_type: 'float', min, max, step: 0.00001 }
  return text(schema)
}

function field(name: string, schema: Schema, required: boolean): Field {
  const { title = name, description, examples, format } = schema
  if (schema.const !== undefined)
    return { name, label: title, widget: 'hidden', default: schema.const }
  const [example] = Array.isArray(examples) ? examples : []
  const hints = [
    description,
    !required && format !== 'date' && example && `Exemplo: ${example}`,
  ].filter(Boolean)
  return { name, label: title, required, hint: hints.join(' '), ...widget(schema) }
}

const fields = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, inner]) =>
    field(name, asSchema(inner), required.includes(name)),
  )

/** One checkbox for each promise of the list. */
const asCheckboxes =
  (options: readonly string[]) =>
  ({ name, label, hint, required, ...form }: Field): Field => {
    const boxes = { widget: 'select', multiple: true, dropdown_threshold: 60, options }
    return { name, label, hint, required, ...(name === 'confirmed' ? boxes : form) }
  }

const files = (promises: readonly string[]) =>
  Object.entries(siteContent.shape)
    .filter(([part]) => !NOT_IN_EDITOR.some((it) => it === part))
    .map(([part, rule]) => {
      const schema: Schema = z.toJSONSchema(rule, { target: 'draft-7', io: 'input' })
      const { title: label = part } = schema
      const file = `content/${part}.json`
      const form = fields(schema).map(part === 'claims' ? asCheckboxes(promises) : (it) => it)
      return { name: part, label, file, format: 'json' as const, fields: form as never }
    })

/**
 * @param repository as `owner/name` at GitHub
 * @param promises those that the owner may confirm
 */
export const editorConfig = (repository: string, promises: readonly string[]) => ({
  load_config_file: false,
  backend: {
    name: 'github' as const,
    repo: repository,
    branch: 'main',
    auth_methods: ['token' as const],
    commit_messages: { update: 'Mudar {{path}}', uploadMedia: 'Enviar {{path}}' },
  },
  app_title: 'Editor do site',
  // “Prévia” opens the built page.
  editor: { preview: false },
  media_folder: 'content/fotos',
  public_folder: '/content/fotos',
  // Phones send photos of 12 megapixels that say where they were taken; the history keeps neither.
  media_libraries: {
    default: {
      config: {
        max_file_size: 20_000_000,
        transformations: { raster_image: { format: 'webp' as const, quality: 85, width: 2000 } },
      },
    },
  },
  output: {
    omit_empty_optional_fields: true,
    json: { indent_style: 'space' as const, indent_size: 2 },
  },
  singletons: files(promises),
})

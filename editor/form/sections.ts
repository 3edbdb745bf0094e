/** The forms of the editor: each part of the content in sections that a phone renders without delay. */
import type { RJSFSchema } from '@rjsf/utils'
import * as z from 'zod'
import type { Path } from '@/content/leaves'
import { siteContent } from '@/content/schema'
import { describePath, ruleAt } from '@/content/validation'
import { keyOf } from '@/editor/store/path'

export type Section = {
  /** A file of content/, or one group or list in it. The section of a file has its single fields. */
  path: Path
  /** Its name in the list of sections. */
  title: string
  /** Its name on its own screen. */
  heading: string
  description?: string
  schema: RJSFSchema
  rule: z.ZodType
}

/** A file of content/ with its sections. */
export type Part = { name: string; title: string; sections: readonly Section[] }

/** Colours stay with the engineer: each change needs a look at the contrast. Promises have a screen of their own. */
const WITHOUT_FORM = ['palette', 'claims']

const isSingle = ({ type }: RJSFSchema) => type !== 'object' && type !== 'array'

/** The first names of a list, for the owner to recognise it. */
const someOf = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')}…` : names.join(', ')

/** The sections of one file. */
function sectionsOf(part: string, schema: RJSFSchema): Section[] {
  const fields = Object.entries(schema.properties ?? {}) as [string, RJSFSchema][]
  const single = fields.filter(([, field]) => isSingle(field))
  const groups = fields.filter(([, field]) => !isSingle(field))
  const isOnly = groups.length + Math.min(single.length, 1) === 1
  const heading = schema.title ?? part
  const rules = single.map(([name]) => [name, ruleAt([part, name]) as z.ZodType])
  const first: Section = {
    path: [part],
    title: isOnly ? heading : someOf(single.map(([, { title = '' }]) => title)),
    heading,
    description: schema.description,
    schema: { ...schema, properties: Object.fromEntries(single) },
    rule: z.strictObject(Object.fromEntries(rules)),
  }
  const others = groups.map(([name, field]) => {
    const title = isOnly ? heading : (field.title ?? name)
    const rule = ruleAt([part, name]) as z.ZodType
    return {
      path: [part, name],
      title,
      heading: title,
      description: field.description,
      schema: field,
      rule,
    }
  })
  return [...(single.length > 0 ? [first] : []), ...others]
}

export const parts: readonly Part[] = Object.entries(siteContent.shape)
  .filter(([name]) => !WITHOUT_FORM.includes(name))
  .map(([name, rule]) => {
    const schema = z.toJSONSchema(rule, { target: 'draft-7', io: 'input' }) as RJSFSchema
    return { name, title: schema.title ?? name, sections: sectionsOf(name, schema) }
  })

const all = parts.flatMap(({ sections }) => sections)

/** The section that has the field at a path. */
export const sectionOf = (path: Path): Section | undefined =>
  all.find((section) => keyOf(section.path) === keyOf(path.slice(0, 2))) ??
  all.find((section) => keyOf(section.path) === keyOf(path.slice(0, 1)))

/** The names of a field and of the groups that it is in: `Horário › Texto do horário`. */
export const fieldName = (path: Path) => describePath(path).replace(/^content\/\w+\.json(, )?/, '')

/** The form and the field: `Dados da empresa › CNPJ`. */
export const fullName = (path: Path) =>
  [partTitle(String(path[0])), fieldName(path)].filter(Boolean).join(' › ')

/** The name of a form, by the part of the content that it changes. */
export const partTitle = (part: string): string => {
  const rule: z.ZodType | undefined = Reflect.get(siteContent.shape, part)
  return rule?.meta()?.title ?? part
}

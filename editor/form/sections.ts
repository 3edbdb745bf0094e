/** Divides the content into sections, because a phone renders small forms without a delay. */
import type { RJSFSchema } from '@rjsf/utils'
import * as z from 'zod'
import { fieldKey } from '@/editor/store/content-files'
import { siteContentSchema } from '@/model/schema'
import type { FieldPath } from '@/model/tree'
import { fieldTitle, fileTitle, schemaAt } from '@/model/validation'

export type Section = {
  /**
   * Path of a content file, or of a group or list in the file. The section of a file contains only
   * the fields outside groups and lists.
   */
  path: FieldPath
  /** Title in the list of sections. */
  title: string
  /** Heading of the section's screen. */
  heading: string
  description?: string
  schema: RJSFSchema
  /** True for a group or a list that the content may omit. */
  isOptional: boolean
}

/** A content file with its sections. */
export type FileSections = { name: string; title: string; sections: readonly Section[] }

/**
 * Content files without a form, because an engineer must check the contrast of colours, and claims
 * have their own screen.
 */
const FILES_WITHOUT_FORM = ['palette', 'claims']

const isScalar = ({ type }: RJSFSchema) => type !== 'object' && type !== 'array'

/** Joins the first three titles. */
const joinTitles = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')}…` : names.join(', ')

/** Returns one section for the scalar fields of a content file, and one for each group or list. */
function sectionsOf(contentName: string, schema: RJSFSchema): Section[] {
  const { title: heading = contentName, description } = schema
  const fields = Object.entries(schema.properties ?? {}) as [string, RJSFSchema][]
  const scalars = fields.filter(([, field]) => isScalar(field))
  const groups = fields.filter(([, field]) => !isScalar(field))
  const isOnly = groups.length + Math.min(scalars.length, 1) === 1
  const others = groups.map(([name, field]) => {
    const title = isOnly ? heading : (field.title ?? name)
    const { description } = field
    const path = [contentName, name]
    return {
      path,
      title,
      heading: title,
      description,
      schema: field,
      isOptional: schemaAt(path) instanceof z.ZodOptional,
    }
  })
  if (scalars.length === 0) return others
  const first = {
    path: [contentName],
    title: isOnly ? heading : joinTitles(scalars.map(([, { title = '' }]) => title)),
    heading,
    description,
    schema: { ...schema, properties: Object.fromEntries(scalars) },
    isOptional: false,
  }
  return [first, ...others]
}

export const fileSections: readonly FileSections[] = Object.entries(siteContentSchema.shape)
  .filter(([name]) => !FILES_WITHOUT_FORM.includes(name))
  .map(([name, zodSchema]) => {
    const schema = z.toJSONSchema(zodSchema, { target: 'draft-7', io: 'input' }) as RJSFSchema
    return { name, title: fileTitle(name), sections: sectionsOf(name, schema) }
  })

export const sections = fileSections.flatMap((file) => file.sections)

export const sectionOf = (path: FieldPath): Section | undefined =>
  sections.find((section) => fieldKey(section.path) === fieldKey(path.slice(0, 2))) ??
  sections.find((section) => fieldKey(section.path) === fieldKey(path.slice(0, 1)))

/** Returns the names of a field and of its content file: `Dados da empresa › CNPJ`. */
export const titleWithFile = (path: FieldPath) =>
  [fileTitle(String(path[0])), fieldTitle(path)].filter(Boolean).join(' › ')

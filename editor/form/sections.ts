/** Divides the content into sections, because a phone renders small forms without a delay. */
import * as z from 'zod'
import { metadataOf, unwrapSchema } from '@/model/fields/metadata'
import { siteContentSchema } from '@/model/schema'
import { fieldTitle, fileTitle } from '@/model/schema/field-at'
import { type FieldPath, fieldKey } from '@/model/values/tree'

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
  schema: unknown
  /** True for a group or a list that the content may omit. */
  isOptional: boolean
}

/** A content file with its sections. */
export type FileSections = { name: string; title: string; sections: readonly Section[] }

/**
 * Content files without a form, because colours and claims have their own screens.
 */
const FILES_WITHOUT_FORM = ['palette', 'claims']

const isGroupOrList = (field: unknown) => {
  const schema = unwrapSchema(field)
  return schema instanceof z.ZodObject || schema instanceof z.ZodArray
}

const joinTitles = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')}…` : names.join(', ')

/** Returns one section for the scalar fields of a content file, and one for each group or list. */
function sectionsOf(contentName: string, file: z.ZodObject<z.ZodRawShape>): Section[] {
  const { title: heading = contentName, description } = metadataOf(file) ?? {}
  const fields = Object.entries(file.shape).filter(([, field]) => !metadataOf(field)?.hasNoInput)
  const scalars = fields.filter(([, field]) => !isGroupOrList(field))
  const groups = fields.filter(([, field]) => isGroupOrList(field))
  const isOnly = groups.length + Math.min(scalars.length, 1) === 1
  const others = groups.map(([name, schema]) => {
    const metadata = metadataOf(schema)
    const title = isOnly ? heading : (metadata?.title ?? name)
    return {
      path: [contentName, name],
      title,
      heading: title,
      description: metadata?.description,
      schema,
      isOptional: schema instanceof z.ZodOptional,
    }
  })
  if (scalars.length === 0) return others
  const first = {
    path: [contentName],
    title: isOnly
      ? heading
      : joinTitles(scalars.map(([, field]) => metadataOf(field)?.title ?? '')),
    heading,
    description,
    schema: z.strictObject(Object.fromEntries(scalars)),
    isOptional: false,
  }
  return [first, ...others]
}

export const fileSections: readonly FileSections[] = Object.entries(siteContentSchema.shape)
  .filter(([name]) => !FILES_WITHOUT_FORM.includes(name))
  .map(([name, file]) => ({ name, title: fileTitle(name), sections: sectionsOf(name, file) }))

export const sections = fileSections.flatMap((file) => file.sections)

export const sectionOf = (path: FieldPath): Section | undefined =>
  sections.find((section) => fieldKey(section.path) === fieldKey(path.slice(0, 2))) ??
  sections.find((section) => fieldKey(section.path) === fieldKey(path.slice(0, 1)))

/** Returns the paths of the fields that the group of a section may have; none for a list. */
export function fieldsOf({ path, schema }: Section): FieldPath[] {
  const group = unwrapSchema(schema)
  return group instanceof z.ZodObject ? Object.keys(group.shape).map((name) => [...path, name]) : []
}

/**
 * Returns the names of a field and of its content file: `Dados da empresa › CNPJ`.
 * @param nameOf names a list item, by default by its place
 */
export const titleWithFile = (path: FieldPath, nameOf?: (itemPath: FieldPath) => string) =>
  [fileTitle(String(path[0])), fieldTitle(path, nameOf)].filter(Boolean).join(' › ')

/** Divides the content into sections, because a phone renders small forms without a delay. */

import { type FieldDescriptor, isSingle } from '@/model/fields/descriptor'
import { siteContentSchema } from '@/model/schema/content'
import { fieldAt, fieldsIn, fileTitle } from '@/model/schema/field-at'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { SCREEN_ENTRIES } from './screen-table'

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
  field: FieldDescriptor
}

/** A content file with its sections. */
export type FileSections = { name: string; title: string; sections: readonly Section[] }

const joinTitles = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')}…` : names.join(', ')

/** Returns one section for the single fields of a content file, and one for each group or list. */
function sectionsOf(contentName: string): Section[] {
  const file = fieldAt([contentName])
  if (file?.kind !== 'group') return []
  const heading = file.title
  const fields = Object.entries(file.fields).filter(([, { hasNoInput }]) => !hasNoInput)
  const singles = fields.filter(([, field]) => isSingle(field))
  const groups = fields.filter(([, field]) => !isSingle(field))
  const isOnly = groups.length + Math.min(singles.length, 1) === 1
  const others = groups.map(([name, field]): Section => {
    const title = isOnly ? heading : field.title
    return { path: [contentName, name], title, heading: title, field }
  })
  if (singles.length === 0) return others
  const first: Section = {
    path: [contentName],
    title: isOnly ? heading : joinTitles(singles.map(([, { title }]) => title)),
    heading,
    field: { ...file, fields: Object.fromEntries(singles) },
  }
  return [first, ...others]
}

export const fileSections: readonly FileSections[] = Object.keys(siteContentSchema.shape)
  .filter((name) => !SCREEN_ENTRIES.some(({ hash }) => hash === name))
  .map((name) => ({ name, title: fileTitle(name), sections: sectionsOf(name) }))

export const sections = fileSections.flatMap((file) => file.sections)

const sectionsByKey = new Map(sections.map((section) => [fieldKey(section.path), section]))

export const sectionOf = (path: FieldPath): Section | undefined =>
  sectionsByKey.get(fieldKey(path.slice(0, 2))) ?? sectionsByKey.get(fieldKey(path.slice(0, 1)))

/** Returns the paths of the fields that the group of a section may have; none for a list. */
export const fieldPathsOf = ({ path, field }: Section): FieldPath[] =>
  Object.keys(fieldsIn(field)).map((name) => [...path, name])

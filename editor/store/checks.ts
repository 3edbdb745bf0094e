/** What is wrong with the content, the photos included, before it is saved. */
import type * as z from 'zod'
import { mapLeaves } from '@/content/leaves'
import { siteContent } from '@/content/schema'
import { contentIssues, type Issue } from '@/content/validation'
import { photoSizeError, type Size } from '@/lib/photos'
import { type Files, isObject, keyOf, valueAt } from './path'

/** A photo that this device has prepared. */
export type Photo = Size & { blob: Blob }
export type Photos = Readonly<Record<string, Photo>>

export type PhotoItem = { picture: string; file: string; focus?: { x: number; y: number } }

/** The items of the form of photos. */
export const photoItems = (files: Files): readonly PhotoItem[] => {
  const items = valueAt(files, ['photos', 'items'])
  return Array.isArray(items) ? items : []
}

/** The paths of the photos that the content names, in the repository. */
export const photoPaths = (files: Files): string[] =>
  photoItems(files).flatMap(({ file }) => (file ? [file.replace(/^\//, '')] : []))

const photoIssues = (files: Files, photos: Photos): Issue[] =>
  photoPaths(files).flatMap((path, at) => {
    const message = photos[path] && photoSizeError(photos[path])
    return message ? [{ path: ['photos', 'items', at, 'file'], message: `A foto ${message}` }] : []
  })

/** Tells two faults apart, wherever in a list they stand. */
const nameOf = ({ path, message }: Issue) =>
  `${keyOf(path.filter((step) => typeof step === 'string'))} ${message}`

/** The faults that a change brings. Faults of before do not count: they would forbid any other change. */
export function newIssues(before: Files, after: Files, photos: Photos = {}): Issue[] {
  const known = new Set(contentIssues(before).map(nameOf))
  const found = [...contentIssues(after), ...photoIssues(after, photos)]
  return found.filter((issue) => !known.has(nameOf(issue)))
}

/** Puts the fields of a value into the order that they have in another one, so that a save changes few lines. */
function inOrderOf(value: unknown, model: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, at) => inOrderOf(item, valueAt(model, [at])))
  if (!isObject(value)) return value
  const keys = Object.keys({ ...(isObject(model) ? model : {}), ...value })
  return Object.fromEntries(
    keys
      .filter((key) => value[key] !== undefined)
      .map((key) => [key, inOrderOf(value[key], valueAt(model, [key]))]),
  )
}

/**
 * Cleans the texts of a file that differ from those of before, and adds what the schema fills in.
 * @returns the file, with whatever did not change as it was
 */
export function tidy(part: string, value: unknown, before: unknown): unknown {
  const rule: z.ZodType | undefined = Reflect.get(siteContent.shape, part)
  const { success, data } = rule?.safeParse(value) ?? { success: false, data: undefined }
  if (!success) return value
  return mapLeaves(inOrderOf(data, value), (leaf, path) => {
    const typed = valueAt(value, path)
    return typed !== undefined && typed === valueAt(before, path) ? typed : leaf
  })
}

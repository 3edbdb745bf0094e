/** Checks the content and its photos before a save. */
import { contentIssues, type Issue } from '@/content/validation'
import { photoSizeError, type Size } from '@/lib/photos'
import { type Files, keyOf, valueAt } from './path'

/** A photo that this device has prepared. */
export type Photo = Size & { blob: Blob }
/** The prepared photos by repository path. */
export type Photos = Readonly<Record<string, Photo>>

type PhotoItem = { picture: string; file?: string; focus?: { x: number; y: number } }

/** Returns the items of content/photos.json, or an empty list if the file has none. */
export const photoItems = (files: Files): readonly PhotoItem[] => {
  const items = valueAt(files, ['photos', 'items'])
  return Array.isArray(items) ? items : []
}

/** Returns the repository paths of the photos that the content uses. */
export const photoPaths = (files: Files): string[] =>
  photoItems(files).flatMap(({ file }) => (file ? [file.replace(/^\//, '')] : []))

/** Returns an error for each prepared photo that is too small for the build. */
export const photoIssues = (files: Files, photos: Photos): Issue[] =>
  photoPaths(files).flatMap((path, index) => {
    const message = photos[path] && photoSizeError(photos[path])
    return message
      ? [{ path: ['photos', 'items', index, 'file'], message: `A foto ${message}` }]
      : []
  })

/** Returns a key for a validation error that stays the same when its list item moves. */
const issueKey = ({ path, message }: Issue) =>
  `${keyOf(path.filter((step) => typeof step === 'string'))} ${message}`

/**
 * Returns the validation errors that a change adds. Skips earlier errors, because the owner must be
 * able to save other changes first.
 */
export function newIssues(before: Files, after: Files, photos: Photos = {}): Issue[] {
  const known = new Set(contentIssues(before).map(issueKey))
  const found = [...contentIssues(after), ...photoIssues(after, photos)]
  return found.filter((issue) => !known.has(issueKey(issue)))
}

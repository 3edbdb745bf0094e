import { type FieldPath, textAt, valueAt } from '@/model/values/tree'
import type { ContentFiles } from './content-files'

/** A notice that may lack fields. */
export type DraftNotice = { texto?: string; de?: string; ate?: string }

const LIST_PATH: FieldPath = ['avisos', 'avisos']

/** Checks whether a path is that of the notices, of one of them or of a field in it. */
export const isInNotices = ([contentName]: FieldPath): boolean => contentName === LIST_PATH[0]

/**
 * Returns the index of the notice that has a field, or -1 for any other field.
 * @param path path of the notice or of a field in it
 */
export const noticeIndexOf = (path: FieldPath): number =>
  isInNotices(path) && path.length > LIST_PATH.length ? Number(path[LIST_PATH.length]) : -1

/** Reads a notice. Values of another type count as none. */
const readNotice = (item: unknown): DraftNotice => ({
  texto: textAt(item, ['texto']),
  de: textAt(item, ['de']),
  ate: textAt(item, ['ate']),
})

/** Returns the notices of a draft. */
export function noticesIn(files: ContentFiles): readonly DraftNotice[] {
  const notices = valueAt(files, LIST_PATH)
  return Array.isArray(notices) ? notices.map(readNotice) : []
}

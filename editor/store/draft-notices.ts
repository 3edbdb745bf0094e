import type { FieldPath } from '@/model/values/tree'

const LIST_PATH: FieldPath = ['avisos', 'avisos']

/** Checks whether a path is that of the notices, of one of them or of a field in it. */
export const isInNotices = ([contentName]: FieldPath): boolean => contentName === LIST_PATH[0]

/**
 * Returns the index of the notice that has a field, or -1 for any other field.
 * @param path path of the notice or of a field in it
 */
export const noticeIndexOf = (path: FieldPath): number =>
  isInNotices(path) && path.length > LIST_PATH.length ? Number(path[LIST_PATH.length]) : -1

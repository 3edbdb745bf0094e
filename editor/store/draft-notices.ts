import type { FieldPath } from '@/model/values/tree'

/** Checks whether a path is that of the notices, of one of them or of a field in it. */
export const isInNotices = ([contentName]: FieldPath): boolean => contentName === 'avisos'

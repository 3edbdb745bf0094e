import { useSession } from '@/editor/context'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { formatMessage } from './words'

/** Returns the sentences of the validation errors at a field. */
export function useErrors(path: FieldPath): string[] {
  const key = fieldKey(path)
  const found = useSession().check.issues.filter((issue) => fieldKey(issue.path) === key)
  return [...new Set(found.map(({ message }) => formatMessage(message)))]
}

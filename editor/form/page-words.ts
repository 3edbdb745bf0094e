import { useEditor } from '@/editor/context'
import type { ContentFiles } from '@/editor/store/content-files'
import { createPlaceholderFiller } from '@/model/reading/placeholders'
import { isTextField } from '@/model/schema/field-at'
import { type FieldPath, mapLeaves } from '@/model/values/tree'
import { formatValue } from './words'

/**
 * Returns a function that formats a value as `formatValue` does, with the placeholders of its texts
 * filled, because owners know the words of the page.
 */
export function pageWordsIn({ company }: ContentFiles) {
  const { fillText } = createPlaceholderFiller({ company })
  const fill = (leaf: unknown, path: FieldPath) =>
    typeof leaf === 'string' && isTextField(path) ? fillText(leaf, path) : leaf
  return (path: FieldPath, value: unknown) => formatValue(path, mapLeaves(value, fill, path))
}

export const usePageWords = () => pageWordsIn(useEditor().draft)

import type { ContentFiles } from '@/editor/store/content-files'
import { type FieldPath, valueAt } from '@/model/values/tree'
import { itemName } from './list/item-values'
import { pageWordsIn } from './page-words'

/** Returns a function that names the list item at a path as its list shows it. */
export function itemNamesIn(files: ContentFiles): (itemPath: FieldPath) => string {
  return (itemPath) => itemName(valueAt(files, itemPath), itemPath, pageWordsIn(files))
}

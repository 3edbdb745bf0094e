import { titleWithFile } from '@/editor/form/sections'
import type { UndoStep } from '@/editor/store/undo-history'
import type { FieldPath } from '@/model/values/tree'

/**
 * Returns the Portuguese name of an undo step: the field, or the restored version.
 * @param nameOf names a list item, by default by its place
 */
export const stepTitle = ({ path }: UndoStep, nameOf?: (itemPath: FieldPath) => string) =>
  path ? titleWithFile(path, nameOf) : 'a volta a uma versão'

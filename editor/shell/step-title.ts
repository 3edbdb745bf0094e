import { titleWithFile } from '@/editor/form/sections'
import type { FieldPath } from '@/model/tree'

/** Returns the Portuguese name of an undo step: the field, or the restored version. */
export const stepTitle = (path: FieldPath) =>
  path.length > 0 ? titleWithFile(path) : 'a volta a uma versão'

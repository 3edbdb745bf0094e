import { titleWithFile } from '@/editor/form/sections'
import type { UndoStep } from '@/editor/store/undo-history'

/** Returns the Portuguese name of an undo step: the field, or the restored version. */
export const stepTitle = ({ path, restoration }: UndoStep) =>
  restoration === undefined ? titleWithFile(path) : 'a volta a uma versão'

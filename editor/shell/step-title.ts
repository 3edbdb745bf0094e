import { wordsIn } from '@/editor/form/words'
import type { UndoStep } from '@/editor/store/undo-history'

/**
 * Returns the Portuguese name of an undo step: the field, or the restored version.
 * @param files the content whose list items the step's path counts
 */
export const stepTitle = ({ path, before }: UndoStep, files = before) =>
  path ? wordsIn(files).fullName(path) : 'a volta a uma versão'

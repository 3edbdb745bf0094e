import type { Registry } from '@rjsf/utils'
import type { Path } from '@/content/leaves'
import type { GitHub } from '@/editor/github'
import type { Editor } from '@/editor/store/editor'

/** Request to show a field. `requestCount` differs between two requests for the same field. */
export type FieldRequest = { path: Path; requestCount: number }

/**
 * Context of the forms. Pass the same functions on each render, because the form library treats any
 * two functions as equal and ignores a new function.
 */
export type EditorContext = {
  editor: Editor
  github: GitHub
  fieldRequest: FieldRequest | undefined
  /** True after a save with errors. All fields then show their errors. */
  showErrors: boolean
  onFocus: (path: Path) => void
}

/** Context of the fields in one form. */
type FormContext = EditorContext & {
  /** Path of the form in the content. */
  root: Path
  /** Ids of the fields that the owner has left. */
  left: readonly string[]
}

export const contextOf = ({ formContext }: Pick<Registry, 'formContext'>) =>
  formContext as FormContext

/** Converts a path in the form to a path in the content. */
export const contentPath = (
  registry: Pick<Registry, 'formContext'>,
  path: readonly (string | number)[],
) => [...contextOf(registry).root, ...path]

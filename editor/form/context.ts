import type { Registry } from '@rjsf/utils'
import type { Path } from '@/content/leaves'
import type { GitHub } from '@/editor/github'
import type { Editor } from '@/editor/store/editor'

/** A request to show a field. The number differs between two requests for one field. */
export type FieldRequest = { path: Path; requestCount: number }

/**
 * Context of the forms. Its functions must stay the same between renders, because the form library
 * treats any two functions as equal and ignores a new one.
 */
export type EditorContext = {
  editor: Editor
  github: GitHub
  fieldRequest: FieldRequest | undefined
  /** Shows the errors of all fields, because a save was refused. */
  showErrors: boolean
  onFocus: (path: Path) => void
}

/** What the fields of one form need as well. */
type FormContext = EditorContext & {
  /** Path of the form in the content. */
  root: Path
  /** Ids of the fields that the owner has left. */
  left: readonly string[]
}

export const contextOf = ({ formContext }: Pick<Registry, 'formContext'>) =>
  formContext as FormContext

/** Returns the path of a field in the content. */
export const contentPath = (
  registry: Pick<Registry, 'formContext'>,
  path: readonly (string | number)[],
) => [...contextOf(registry).root, ...path]

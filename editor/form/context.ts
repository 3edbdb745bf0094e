import type { Registry } from '@rjsf/utils'
import type { Path } from '@/content/tree'
import type { Issue } from '@/content/validation'
import type { GitHub } from '@/editor/github'
import type { Editor } from '@/editor/store/editor'
import { keyOf } from '@/editor/store/path'
import { formatMessage } from './format-message'

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
  /** The validation errors of the draft. */
  issues: readonly Issue[]
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

/** Returns the sentences of the validation errors at a field. */
export const errorsAt = (registry: Pick<Registry, 'formContext'>, id: string): string[] => [
  ...new Set(
    contextOf(registry)
      .issues.filter(({ path }) => keyOf(path) === id)
      .map(({ message }) => formatMessage(message)),
  ),
]

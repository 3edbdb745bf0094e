import type { Registry } from '@rjsf/utils'
import type { Path } from '@/content/leaves'
import type { Photo, PhotoItem, Photos } from '@/editor/store/checks'

/** A wish to show a field: the number tells two wishes for one field apart. */
export type Focus = { path: Path; wish: number }

/**
 * What a form needs from the editor. Paths are from the root of the content. The functions never change, because
 * the form library takes one function for another.
 */
export type EditorContext = {
  focus: Focus | undefined
  /** Shows errors of fields that the owner has not left yet, because a save was refused. */
  showErrors: boolean
  company: object
  read: (path: Path) => unknown

  change: (path: Path, value: unknown) => void
  photos: Photos
  photoItems: readonly PhotoItem[]
  addPhoto: (path: string, photo: Photo) => void
  readPhoto: (path: string) => Promise<Blob>
  onFocus: (path: Path) => void
}

/** What the fields need besides. */
export type FormContext = EditorContext & {
  /** The path of the form. */
  root: Path
  /** The ids of the fields that the owner has been in and left. */
  left: readonly string[]
}

export const contextOf = ({ formContext }: Pick<Registry, 'formContext'>) =>
  formContext as FormContext

/** The path of a field in the content. */
export const absolute = (
  registry: Pick<Registry, 'formContext'>,
  path: readonly (string | number)[],
) => [...contextOf(registry).root, ...path]

import type { ComponentType } from 'react'
import { hrefOf, photoPathIn } from '@/editor/addresses/addresses'
import { useDraft } from '@/editor/session/context'
import type { FieldDescriptor } from '@/model/fields/descriptor'
import { fieldAt } from '@/model/schema/field-at'
import { isPhotoService } from '@/model/schema/pictures'
import { pageNames } from '@/model/site/routes'
import { type FieldPath, textAt } from '@/model/values/tree'
import { NoticeDays } from './notice-days'

type AdditionProps = { path: FieldPath }

/** Links to the photo of a service that has no drawing. */
function PhotoLink({ path }: AdditionProps) {
  const draft = useDraft()
  const picture = textAt(draft, path) ?? ''
  if (!isPhotoService(picture)) return null
  return <a href={hrefOf(photoPathIn(draft, picture))}>Escolher a foto deste serviço</a>
}

/** Components below some fields and groups of the form. */
const ADDITIONS: ReadonlyMap<FieldDescriptor | undefined, ComponentType<AdditionProps>> = new Map([
  [fieldAt(['avisos', 'avisos', 0]), NoticeDays],
  ...pageNames.map((page) => [fieldAt([page, 'services', 'items', 0, 'slug']), PhotoLink] as const),
])

/** Shows what only this field or group has. */
export function Addition({ field, path }: AdditionProps & { field: FieldDescriptor }) {
  const Content = ADDITIONS.get(field)
  return Content && <Content path={path} />
}

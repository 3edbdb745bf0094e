import type { ComponentType } from 'react'
import { hrefOf, photoPathIn } from '@/editor/addresses/addresses'
import { useDraft } from '@/editor/session/context'
import type { FieldDescriptor } from '@/model/fields/descriptor'
import { isPhotoService } from '@/model/pictures/pictures'
import { fieldAt } from '@/model/schema/field-at'
import { pageNames } from '@/model/site/routes'
import { type FieldPath, textAt } from '@/model/values/tree'
import { NoticeDays } from './notice-days'

type ExtraProps = { path: FieldPath }

/** Links to the photo of a service that has no drawing. */
function PhotoLink({ path }: ExtraProps) {
  const draft = useDraft()
  const picture = textAt(draft, path) ?? ''
  if (!isPhotoService(picture)) return null
  return <a href={hrefOf(photoPathIn(draft, picture))}>Escolher a foto deste serviço</a>
}

/** Components below some fields and groups of the form. */
const EXTRAS: ReadonlyMap<FieldDescriptor | undefined, ComponentType<ExtraProps>> = new Map([
  [fieldAt(['avisos', 'avisos', 0]), NoticeDays],
  ...pageNames.map((page) => [fieldAt([page, 'services', 'items', 0, 'slug']), PhotoLink] as const),
])

/** Shows the component below a field or group, if it has one. */
export function Extra({ field, path }: ExtraProps & { field: FieldDescriptor }) {
  const Content = EXTRAS.get(field)
  return Content && <Content path={path} />
}

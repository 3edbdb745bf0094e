import { useSession } from '@/editor/context'
import { NewPhoto } from '@/editor/form/photos/new-photo'
import { SectionForm } from '@/editor/form/section-form'
import { sectionOf } from '@/editor/form/sections'
import { newPhotoPicture } from '@/editor/store/draft-photos'
import { routes } from '@/model/routes'
import { fieldKey } from '@/model/values/tree'
import { NextItem } from './next-item'
import { ResultCards } from './result-cards'

/**
 * Shows the form of the requested section, with what belongs to its fields: a button for a new photo, the page
 * as a search result, and a link to the next missing item.
 */
export function FormScreen() {
  const { check, savedCheck, preview, requestedPath } = useSession()
  const section = sectionOf(requestedPath)
  if (!section) return null
  const { path, heading, field } = section
  /** True if the saved content has an item in this form that blocks a launch. */
  const hasBlockingItem = savedCheck.blocking.some(({ path }) => sectionOf(path) === section)
  const newPicture = newPhotoPicture(requestedPath)
  const resultRoute = routes.find(
    ({ contentName }) => fieldKey(path) === fieldKey([contentName, 'meta']),
  )
  return (
    <div className="screen form">
      <h1 tabIndex={-1}>{heading}</h1>
      {field.description && <p className="hint">{field.description}</p>}
      {newPicture !== undefined && <NewPhoto picture={newPicture} />}
      <SectionForm section={section} />
      {resultRoute && <ResultCards content={check.content} route={resultRoute} />}
      {hasBlockingItem && (
        <NextItem items={check.blocking} current={preview.outlinedPaths[0] ?? requestedPath} />
      )}
    </div>
  )
}

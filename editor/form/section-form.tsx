import { useLayoutEffect } from 'react'
import { useDraft, useSession } from '@/editor/context'
import { hiddenSwitchOf } from '@/model/page/visible-content'
import { isWithin, valueAt } from '@/model/values/tree'
import { Field } from './field'
import { focusField } from './focus-field'
import { HideButton } from './hide-button'
import type { Section } from './sections'

/** Shows the form of one section. */
export function SectionForm({ section }: { section: Section }) {
  const { path, field, heading } = section
  const { editor, requestedPath } = useSession()
  const draft = useDraft()
  useLayoutEffect(() => {
    if (isWithin(requestedPath, path) && requestedPath.length > path.length)
      focusField(requestedPath)
  }, [requestedPath, path])

  const value = valueAt(draft, path)
  const hiddenSwitch = hiddenSwitchOf(path)
  return (
    <>
      {hiddenSwitch && <HideButton path={hiddenSwitch} thing="esta seção" />}
      <Field field={field} path={path} value={value} isRoot />
      {field.optional && value !== undefined && (
        <button type="button" onClick={() => editor.change(path, undefined)}>
          Remover {heading}
        </button>
      )}
    </>
  )
}

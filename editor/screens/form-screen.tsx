import { useLayoutEffect } from 'react'
import { sectionOf } from '@/editor/addresses/sections'
import { HideButton } from '@/editor/elements/hide-button'
import { Field } from '@/editor/form/field'
import { focusField } from '@/editor/form/focus-field'
import { useDraft, useOpened, useSelected, useSession } from '@/editor/session/context'
import { pathsOf } from '@/editor/store/list-items'
import { hiddenSwitchOf } from '@/model/page/hidden'
import { routes } from '@/model/site/routes'
import { fieldKey, valueAt } from '@/model/values/tree'
import { NewPhoto } from './new-photo'
import { NextItem } from './next-item'
import { ResultCards } from './result-cards'

/**
 * Shows the form of the requested section, with what belongs to it: the buttons that hide or remove
 * the section, the page as a search result, and a link to the next missing item.
 */
export function FormScreen() {
  const { store, selection, check, savedCheck } = useSession()
  const opened = useOpened()
  const draft = useDraft()
  const [selected = opened.segments] = pathsOf(draft, useSelected().outlined)
  const section = sectionOf(opened.segments)
  useLayoutEffect(() => {
    const inSection = [...selection.get().outlined, opened].filter(
      ({ segments }) => sectionOf(segments) === section,
    )
    // After conflicts and a sign-in, the field that was selected last.
    const [path] = pathsOf(store.get().draft, inSection)
    if (section && path && path.length > section.path.length) focusField(path)
  }, [store, selection, opened, section])
  if (!section) return null

  const { path, heading, field } = section
  const value = valueAt(draft, path)
  const hiddenSwitch = hiddenSwitchOf(path)
  const resultRoute = routes.find(({ pageName }) => fieldKey(path) === fieldKey([pageName, 'meta']))
  /** True if the saved content has an item in this form that blocks a launch. */
  const hasBlockingItem = savedCheck.blocking.some(({ path }) => sectionOf(path) === section)
  return (
    <div className="screen form">
      <h1 tabIndex={-1}>{heading}</h1>
      {field.description && <p className="hint">{field.description}</p>}
      {hiddenSwitch && <HideButton path={hiddenSwitch} thing="esta seção" />}
      <NewPhoto />
      <Field field={field} path={path} value={value} isRoot />
      {field.optional && value !== undefined && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The button disappears, and the focus would be lost with it.
            currentTarget.parentElement?.querySelector('h1')?.focus()
            store.change(path, undefined)
          }}
        >
          Remover {heading}
        </button>
      )}
      {resultRoute && <ResultCards route={resultRoute} />}
      {hasBlockingItem && <NextItem items={check.blocking} current={selected} />}
    </div>
  )
}

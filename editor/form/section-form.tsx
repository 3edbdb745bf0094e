import { useEffect, useMemo } from 'react'
import { type ContentFiles, fieldKey, withValue } from '@/editor/store/content-files'
import { hiddenSwitchOf } from '@/model/page/visible-content'
import { type FieldPath, valueAt } from '@/model/values/tree'
import { FormContext, type FormContextValue } from './context'
import { Field } from './field'
import { focusField } from './focus-field'
import { HideButton } from './hide-button'
import type { Section } from './sections'

/** Checks whether a group or a list has no values. */
const isEmpty = (value: unknown) =>
  Object.values(Object(value)).every((field) => field === undefined)

/**
 * Shows the form of one section. Removes an optional section from the content if it has no values.
 */
export function SectionForm({
  section,
  draft,
  context,
}: {
  section: Section
  draft: ContentFiles
  context: Omit<FormContextValue, 'change'>
}) {
  const { path, schema, isOptional, heading } = section
  const { editor, requestedPath } = context
  const key = fieldKey(path)
  useEffect(() => {
    if (fieldKey(requestedPath).startsWith(`${key}.`)) focusField(requestedPath)
  }, [requestedPath, key])

  const form = useMemo(() => {
    const change = (changed: FieldPath, value: unknown) => {
      const next = withValue(editor.get().history.draft, changed, value)
      if (isOptional && isEmpty(valueAt(next, path))) editor.change(path, undefined)
      else editor.change(changed, value)
    }
    return { ...context, change }
  }, [context, editor, isOptional, path])
  const value = valueAt(draft, path)
  const hiddenSwitch = hiddenSwitchOf(path)
  const isHidden = hiddenSwitch !== undefined && valueAt(draft, hiddenSwitch) === true
  return (
    <FormContext value={form}>
      {hiddenSwitch && (
        <HideButton
          isHidden={isHidden}
          label={isHidden ? 'Mostrar esta seção' : 'Esconder esta seção'}
          sentence="Esta seção está escondida: não aparece no site."
          onChange={(next) => editor.change(hiddenSwitch, next)}
        />
      )}
      <Field key={key} schema={schema} path={path} value={value} isRoot />
      {isOptional && value !== undefined && (
        <button type="button" onClick={() => editor.change(path, undefined)}>
          Remover {heading}
        </button>
      )}
    </FormContext>
  )
}

import {
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
  optionalControlsId,
} from '@rjsf/utils'
import { type FocusEvent, useState } from 'react'
import { parseFieldKey } from '@/editor/store/content-files'
import { CHECK_DELAY } from '@/editor/store/launch-check'
import { useErrors, useFormContext } from './context'
import { focusField } from './focus-field'

/**
 * Shows a field with its label and hint. Shows its errors after the owner has left the field or
 * saved a draft with errors.
 */
export function FieldTemplate({
  id,
  label,
  schema,
  children,
  required,
  displayLabel,
  fieldPathId,
  formData,
}: FieldTemplateProps) {
  const { showErrors, onFocus } = useFormContext()
  const errors = useErrors(id)
  const [isTouched, setIsTouched] = useState(false)
  // Waits as long as the check of the draft, because an error that appeared at once would move the
  // button that the owner is pressing.
  const markTouched = ({ currentTarget }: FocusEvent) =>
    window.setTimeout(() => {
      if (!currentTarget.contains(document.activeElement)) setIsTouched(true)
    }, CHECK_DELAY)
  const isGroup =
    schema.type === 'object' || (schema.type === 'array' && !Object(schema.items).enum)
  const isRoot = fieldPathId.path.length === 0
  // Shows the error of a photo at once, because a photo is chosen, not typed.
  const isPhoto = schema.contentMediaType !== undefined && formData !== undefined
  const message = (isTouched || showErrors || isPhoto) && (
    <p id={`${id}-error`} className="error">
      {errors.join(' ')}
    </p>
  )
  if (schema.const !== undefined) return null
  if (isGroup)
    return (
      <>
        {children}
        {message}
      </>
    )
  const [example] = Array.isArray(schema.examples) ? schema.examples : []
  const hint = [schema.description, !required && !schema.format && example && `Exemplo: ${example}`]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events bubble from the widget
    <div className="field" onFocus={() => onFocus(parseFieldKey(id))} onBlur={markTouched}>
      {displayLabel && !isRoot && schema.type !== 'array' && <label htmlFor={id}>{label}</label>}
      {schema.type !== 'boolean' && (
        <p id={`${id}-hint`} className="hint">
          {hint.filter(Boolean).join(' ')}
        </p>
      )}
      {children}
      {message}
    </div>
  )
}

/**
 * Shows a group of fields. Shows only the fields of the outermost group and of list items, because
 * the screen and the list show their names.
 */
export function ObjectFieldTemplate({
  title,
  description,
  properties,
  optionalDataControl,
  fieldPathId,
}: ObjectFieldTemplateProps) {
  const fields = properties.map(({ content }) => content)
  const isItem = typeof fieldPathId.path.at(-1) === 'number'
  if (fieldPathId.path.length === 0 || isItem) return <>{fields}</>
  return (
    <fieldset id={fieldPathId.$id} tabIndex={-1} className="group">
      <legend>{title}</legend>
      <p className="hint">{description}</p>
      {fields}
      {optionalDataControl}
    </fieldset>
  )
}

/** Shows a button that adds an optional group and focuses its first field, or removes the group. */
export function OptionalDataControlsTemplate({
  id,
  schema,
  onAddClick,
  onRemoveClick,
}: OptionalDataControlsTemplateProps) {
  const { title = '' } = schema
  const first = Object.keys(schema.properties ?? {})[0]
  const add = () => {
    // Removes the ending that the form library adds to the id of the group for this button.
    const group = id.slice(0, -optionalControlsId('', 'Add').length)
    onAddClick?.()
    focusField(`${group}.${first}`)
  }
  return (
    <button type="button" id={id} onClick={onAddClick ? add : onRemoveClick}>
      {onAddClick ? 'Adicionar' : 'Remover'} {title}
    </button>
  )
}

import { type FocusEvent, useState } from 'react'
import * as z from 'zod'
import { CHECK_DELAY } from '@/editor/store/launch-check'
import { metadataOf, unwrapSchema } from '@/model/fields/metadata'
import { type FieldPath, fieldKey, isItemPath, valueAt } from '@/model/values/tree'
import { useEditor, useErrors } from './context'
import { List } from './fields/list'
import { focusField } from './focus-field'
import { Input } from './input'
import { NoticeDays } from './notice-days'

type FieldProps = {
  schema: unknown
  path: FieldPath
  value: unknown
  /** True for the group or list of a section, because the screen shows its title. */
  isRoot?: boolean
  /**
   * Label of a single field in place of its title, in a list and on a screen with fields of several
   * sections.
   */
  label?: string
}

/** Shows the group, list or single field of a schema. Shows nothing for a constant. */
export function Field(props: FieldProps) {
  const { schema, path, value, isRoot = false } = props
  const inner = unwrapSchema(schema)
  if (inner instanceof z.ZodLiteral || metadataOf(schema)?.hasNoInput) return null
  if (inner instanceof z.ZodObject) return <Group {...props} shape={inner.shape} />
  if (inner instanceof z.ZodArray && !(inner.element instanceof z.ZodEnum))
    return (
      <>
        <List
          item={inner.element}
          metadata={metadataOf(schema) ?? {}}
          isOptional={schema instanceof z.ZodOptional}
          path={path}
          values={Array.isArray(value) ? value : []}
          isRoot={isRoot}
          renderItem={(index) => (
            <Field
              schema={inner.element}
              path={[...path, index]}
              value={valueAt(value, [index])}
              // A text has no name beside it.
              label={`${metadataOf(inner.element)?.title} ${index + 1}`}
            />
          )}
        />
        <SavedErrors path={path} />
      </>
    )
  return <SingleField {...props} />
}

/**
 * Shows the fields of a group. Shows only the fields of the outermost group and of list items,
 * because the screen and the list show their names. An optional group has a button that adds or
 * removes the group.
 */
function Group({ schema, path, value, isRoot, shape }: FieldProps & { shape: z.ZodRawShape }) {
  const { editor } = useEditor()
  const fields = Object.entries(shape).map(([name, field]) => (
    <Field key={name} schema={field} path={[...path, name]} value={valueAt(value, [name])} />
  ))
  const isItem = isItemPath(path)
  if (isRoot || isItem)
    return (
      <>
        {fields}
        {isItem && path[0] === 'avisos' && <NoticeDays path={path} />}
        <SavedErrors path={path} />
      </>
    )
  const { title, description } = metadataOf(schema) ?? {}
  const isOptional = schema instanceof z.ZodOptional
  const isAbsent = isOptional && value === undefined
  const [first = ''] = Object.keys(shape)
  const add = () => {
    editor.change(path, {})
    focusField([...path, first])
  }
  return (
    <>
      <fieldset id={fieldKey(path)} tabIndex={-1} className="group">
        <legend>{title}</legend>
        <p className="hint">{description}</p>
        {!isAbsent && fields}
        {isOptional && (
          <button type="button" onClick={isAbsent ? add : () => editor.change(path, undefined)}>
            {isAbsent ? 'Adicionar' : 'Remover'} {title}
          </button>
        )}
      </fieldset>
      <SavedErrors path={path} />
    </>
  )
}

/** Shows the errors of a group or a list after the owner has saved a draft with errors. */
function SavedErrors({ path }: { path: FieldPath }) {
  return useEditor().showErrors && <Errors path={path} />
}

const Errors = ({ path }: { path: FieldPath }) => (
  <p id={`${fieldKey(path)}-error`} className="error">
    {useErrors(path).join(' ')}
  </p>
)

/**
 * Shows a field with its label and hint. Shows its errors after the owner has left the field or
 * saved a draft with errors.
 */
function SingleField({ schema, path, value, label }: FieldProps) {
  const { editor, onFocus, showErrors } = useEditor()
  const [isTouched, setIsTouched] = useState(false)
  // Waits as long as the check of the draft, because an error that appeared at once would move the
  // button that the owner is pressing.
  const markTouched = ({ currentTarget }: FocusEvent) =>
    window.setTimeout(() => {
      if (!currentTarget.contains(document.activeElement)) setIsTouched(true)
    }, CHECK_DELAY)
  const inner = unwrapSchema(schema)
  const metadata = metadataOf(schema) ?? {}
  const { title, description, examples: [example] = [], kind } = metadata
  const showsExample = schema !== inner && example !== undefined && kind !== 'day'
  const hint = [description, showsExample && `Exemplo: ${example}`].filter(Boolean).join(' ')
  // A switch and a group of checkboxes show their label, and a switch its hint, beside the box.
  const isSwitch = inner instanceof z.ZodBoolean
  const hasOwnLabel = isSwitch || inner instanceof z.ZodArray
  // Shows the error of a photo at once, because a photo is chosen, not typed.
  const isPhoto = kind === 'photo' && value !== undefined
  const id = fieldKey(path)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events bubble from the input
    <div className="field" onFocus={() => onFocus(path)} onBlur={markTouched}>
      {!hasOwnLabel && <label htmlFor={id}>{label ?? title}</label>}
      {!isSwitch && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <Input
        schema={inner}
        metadata={metadata}
        path={path}
        value={value}
        // Keeps an emptied text of a list, because a list has no absent items.
        onChange={(next) => editor.change(path, isItemPath(path) ? (next ?? '') : next)}
      />
      {(isTouched || showErrors || isPhoto) && <Errors path={path} />}
    </div>
  )
}

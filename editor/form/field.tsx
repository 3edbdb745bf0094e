import { type FocusEvent, memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { CHECK_DELAY } from '@/editor/derived/draft-check'
import { formatMessage } from '@/editor/derived/words'
import { useSession } from '@/editor/session/context'
import {
  type DescriptorOf,
  type FieldDescriptor,
  isSingle,
  type SingleKind,
} from '@/model/fields/descriptor'
import { isInPart } from '@/model/schema/content'
import { type FieldPath, fieldKey, isItemPath, valueAt } from '@/model/values/tree'
import { focusField } from './focus-field'
import { inputOf } from './inputs/inputs'
import { List } from './list/list'
import { NoticeDays } from './notice-days'
import './field.css'

type FieldProps<Descriptor = FieldDescriptor> = {
  field: Descriptor
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

const haveSameProps = (one: FieldProps, other: FieldProps) =>
  one.field === other.field &&
  one.value === other.value &&
  one.isRoot === other.isRoot &&
  one.label === other.label &&
  fieldKey(one.path) === fieldKey(other.path)

/**
 * Returns the validation errors that the form shows at a field, as one text: those that have blocked
 * a save and, after the owner has left the field, all others.
 */
function useErrors(path: FieldPath, isLeft: boolean): string {
  const { check, saveErrors } = useSession()
  const key = fieldKey(path)
  const found = (isLeft ? check.issues : saveErrors).filter((issue) => fieldKey(issue.path) === key)
  return [...new Set(found.map(({ message }) => formatMessage(message)))].join(' ')
}

/**
 * Shows a group, a list or a single field. Shows the errors of a group or a list itself if they
 * have blocked a save. A keystroke renders only the field whose value it changes, what contains that
 * field, and the lists, photos and days of notices, which read the complete draft.
 */
export const Field = memo(function Field({ field, ...props }: FieldProps) {
  const { path, value, isRoot = false } = props
  if (field.hasNoInput) return null
  if (isSingle(field)) return <InputField {...props} field={field} />
  return (
    <>
      {field.kind === 'group' ? (
        <Group {...props} field={field} />
      ) : (
        <List
          field={field}
          path={path}
          values={Array.isArray(value) ? value : []}
          isRoot={isRoot}
          renderItem={(index) => (
            <Field
              field={field.item}
              path={[...path, index]}
              value={valueAt(value, [index])}
              // A text has no name beside it.
              label={`${field.item.title} ${index + 1}`}
            />
          )}
        />
      )}
      <SaveErrors path={path} />
    </>
  )
}, haveSameProps)

/**
 * Shows the fields of a group. Shows only the fields of the outermost group and of list items,
 * because the screen and the list show their names. An optional group has a button that adds or
 * removes the group.
 */
function Group({ field, path, value, isRoot }: FieldProps<DescriptorOf<'group'>>) {
  const { store } = useSession()
  // Keeps the fields of a group that the owner has emptied, because a text may follow.
  const [isAdded, setIsAdded] = useState(value !== undefined)
  if (value !== undefined && !isAdded) setIsAdded(true)
  const fields = Object.entries(field.fields).map(([name, inner]) => (
    <Field key={name} field={inner} path={[...path, name]} value={valueAt(value, [name])} />
  ))
  if (isRoot || isItemPath(path))
    return (
      <>
        {fields}
        {isInPart(path, 'avisos.avisos') && <NoticeDays path={path} />}
      </>
    )
  const { title, description, optional } = field
  const isShown = !optional || isAdded
  const [first = ''] = Object.keys(field.fields)
  const add = () => {
    flushSync(() => setIsAdded(true))
    focusField([...path, first])
  }
  const remove = () => {
    store.change(path, undefined)
    setIsAdded(false)
  }
  return (
    <fieldset id={fieldKey(path)} tabIndex={-1} className="group">
      <legend>{title}</legend>
      <p className="hint">{description}</p>
      {isShown && fields}
      {optional && (
        <button type="button" onClick={isShown ? remove : add}>
          {isShown ? 'Remover' : 'Adicionar'} {title}
        </button>
      )}
    </fieldset>
  )
}

const FieldErrors = ({ path, text }: { path: FieldPath; text: string }) => (
  <p id={`${fieldKey(path)}-error`} className="error">
    {text}
  </p>
)

/** Shows the errors of a group or a list itself. */
const SaveErrors = ({ path }: { path: FieldPath }) => (
  <FieldErrors path={path} text={useErrors(path, false)} />
)

/** Shows a field with its label, hint and errors. */
function InputField({ field, path, value, label }: FieldProps<DescriptorOf<SingleKind>>) {
  const { selection } = useSession()
  const [isLeft, setIsLeft] = useState(false)
  // Waits as long as the check of the draft, because an error that appeared at once would move the
  // button that the owner is pressing.
  const markLeft = ({ currentTarget }: FocusEvent) =>
    window.setTimeout(() => {
      if (!currentTarget.contains(document.activeElement)) setIsLeft(true)
    }, CHECK_DELAY)
  const Input = inputOf(field)
  const hasLabel = field.kind === 'choices' || field.kind === 'switch'
  const { title, description, example, optional, fallback } = field
  const isOptional = optional || fallback !== undefined
  const showsExample = isOptional && example !== undefined
  const hint = [description, showsExample && `Exemplo: ${example}`].filter(Boolean).join(' ')
  // At once for a photo, because the owner is not still typing it.
  const hasPhoto = field.kind === 'photo' && value !== undefined
  const errors = useErrors(path, isLeft || hasPhoto)
  const id = fieldKey(path)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events bubble from the input
    <div className="field" onFocus={() => selection.selectField(path)} onBlur={markLeft}>
      {!hasLabel && (
        <>
          <label htmlFor={id}>{label ?? title}</label>
          <p id={`${id}-hint`} className="hint">
            {hint}
          </p>
        </>
      )}
      <Input field={field} path={path} value={value} isInvalid={errors !== ''} />
      <FieldErrors path={path} text={errors} />
    </div>
  )
}

import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { parseFieldKey } from '@/editor/store/content-files'
import { readLeniently } from '@/editor/store/lenient-content'
import { cleanText } from '@/model/format/normalize-text'
import { formatPhone } from '@/model/format/phone'
import { createPlaceholderFiller } from '@/model/placeholders'
import { companyDay } from '@/model/time-zone'
import type { FieldPath } from '@/model/tree'
import { useErrors, useFormContext } from './context'

/** Maximum length of a field with one line, because a phone is too narrow for longer texts. */
const MAX_SINGLE_LINE_LENGTH = 40

/** Returns a Portuguese message: how many letters a text lacks, has left or has too many. */
export function lengthMessage(length: number, min: number, max: number): string {
  const letters = (count: number) => (count === 1 ? '1 letra' : `${count} letras`)
  if (length > max) return `Passou ${letters(length - max)}`
  if (length > 0 && length < min) return `Faltam ${letters(min - length)}`
  return `Cabem mais ${letters(max - length)}`
}

/**
 * Returns the text that the site shows for a typed text, because length limits apply to that text.
 * @param path path of the field
 */
export const textOnSite = (text: string, path: FieldPath, company: unknown): string =>
  cleanText(text.includes('{') ? createPlaceholderFiller({ company }).fillText(text, path) : text)

/**
 * Returns the props that all fields share, with ids by which screen readers read hint and errors.
 */
export const useInputProps = ({
  id,
  value,
  onChange,
}: Pick<WidgetProps, 'id' | 'value' | 'onChange'>) => ({
  id,
  value: value ?? '',
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value || undefined),
  'aria-describedby': `${id}-hint ${id}-error`,
  'aria-invalid': useErrors(id).length > 0,
})

/** Shows a text field with the keyboard and the length limits of the schema. */
export function TextWidget(widget: WidgetProps) {
  const { id, schema } = widget
  const { keyboard = 'text', maxLength = 0, minLength = 0, title } = schema
  const [acceptsLetters, setAcceptsLetters] = useState(false)
  const [typed, setTyped] = useState<string>()
  const text = String(widget.value ?? '')
  // Keeps what the owner types, because the first digits of a phone number have another format.
  const value = keyboard === 'tel' && text !== typed ? formatPhone(text) : text
  const onChange = (changed?: string) => {
    setTyped(changed)
    widget.onChange(changed)
  }
  const props = {
    ...useInputProps({ ...widget, value, onChange }),
    onBlur: () => setTyped(undefined),
  }
  const { company } = useFormContext().editor.get().history.draft
  const shown = textOnSite(text, parseFieldKey(id), company)
  return (
    <>
      {maxLength > MAX_SINGLE_LINE_LENGTH ? (
        <textarea {...props} rows={2} enterKeyHint="enter" />
      ) : (
        <input
          {...props}
          type={['time', 'tel', 'email'].includes(keyboard) ? keyboard : 'text'}
          inputMode={acceptsLetters ? 'text' : keyboard}
          autoComplete={['tel', 'email', 'url'].includes(keyboard) ? keyboard : 'off'}
          autoCapitalize={['email', 'url'].includes(keyboard) ? 'none' : undefined}
          enterKeyHint="next"
        />
      )}
      {text.includes('{') && shown !== text && <p className="hint">No site: “{shown}”</p>}
      {maxLength > 0 && (
        <p className={shown.length > maxLength ? 'counter over-limit' : 'counter'}>
          {lengthMessage(shown.length, minLength, maxLength)}
        </p>
      )}
      {title === 'CNPJ' && !acceptsLetters && (
        <button type="button" className="link" onClick={() => setAcceptsLetters(true)}>
          O meu CNPJ tem letras
        </button>
      )}
    </>
  )
}

export function SelectWidget(widget: WidgetProps) {
  const { enum: values = [], enumDescriptions = [] } = widget.schema
  return (
    <select {...useInputProps(widget)}>
      <option value="">Escolha…</option>
      {values.map((option, index) => (
        <option key={String(option)} value={String(option)}>
          {enumDescriptions[index]}
        </option>
      ))}
    </select>
  )
}

export function CheckboxWidget({ id, value, onChange, label, schema }: WidgetProps) {
  return (
    <label className="option-label">
      <input
        id={id}
        type="checkbox"
        checked={value ?? false}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={`${id}-hint`}
      />
      <span>
        {label}
        <span id={`${id}-hint`} className="hint">
          {schema.description}
        </span>
      </span>
    </label>
  )
}

/** Shows a date field. Warns if the last day of a notice has passed. */
export function DateWidget(widget: WidgetProps) {
  const { id, value = '' } = widget
  const { company } = readLeniently(useFormContext().editor.get().history.draft)
  const today = companyDay(company, new Date())
  const hasPassed = /^avisos\..*\.ate$/.test(id) && value !== '' && value < today
  return (
    <>
      <input type="date" {...useInputProps(widget)} />
      {hasPassed && <p className="hint">Este dia já passou: ninguém vê mais o aviso.</p>}
    </>
  )
}

/** Shows a list of fixed options, such as the days of the week, as checkboxes. */
export function CheckboxesWidget({ id, value, onChange, schema, label }: WidgetProps) {
  const { enum: values = [], enumDescriptions = [] } = schema.items as typeof schema
  const chosen: readonly unknown[] = value ?? []
  return (
    <fieldset id={id} tabIndex={-1} className="group">
      <legend>{label}</legend>
      {values.map((option, index) => (
        <label key={String(option)} className="option-label">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(
                values.filter((other) =>
                  other === option ? target.checked : chosen.includes(other),
                ),
              )
            }
          />
          {enumDescriptions[index]}
        </label>
      ))}
    </fieldset>
  )
}

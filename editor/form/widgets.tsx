import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { placeholders } from '@/content/placeholders'
import { pathOf } from '@/editor/store/path'
import { dayInBrazil } from '@/lib/day'
import { displayPhone } from '@/lib/phone'
import { contextOf } from './context'

/** Texts with room for more than a line of a phone. */
const LONG = 60

/** Describes the field by its hint and its errors, for screen readers. */
export const described = (id: string, errors: readonly string[] | undefined) => ({
  'aria-describedby': `${id}-hint ${id}-error`,
  'aria-invalid': errors !== undefined && errors.length > 0,
})

/** Says how many letters are missing, left or too many. */
export function counter(length: number, least: number, most: number): string {
  const letters = (count: number) => (count === 1 ? '1 letra' : `${count} letras`)
  if (length > most) return `Passou ${letters(length - most)}`
  if (length > 0 && length < least) return `Faltam ${letters(least - length)}`
  return `Cabem mais ${letters(most - length)}`
}

/** What the site makes of a text with `{cidades}` and the like. */
function Filled({ text, id, company }: { text: string; id: string; company: object }) {
  const filled = placeholders({ company }).fillText(text, pathOf(id))
  return filled !== text && <p className="hint">No site: “{filled}”</p>
}

const INPUT_MODES = {
  tel: 'tel',
  email: 'email',
  url: 'url',
  numeric: 'numeric',
  decimal: 'decimal',
}
const COMPLETES: Readonly<Record<string, string>> = { tel: 'tel', email: 'email', url: 'url' }

export function TextWidget({
  id,
  value,
  onChange,
  onBlur,
  onFocus,
  schema,
  rawErrors,
  registry,
}: WidgetProps) {
  const { keyboard = 'text', maxLength = 0, minLength = 0 } = schema
  const [hasLetters, setHasLetters] = useState(false)
  const text = String(value ?? '')
  const isCode = keyboard === 'numeric' && schema.title === 'CNPJ'
  const props = {
    id,
    value: keyboard === 'tel' ? displayPhone(text) : text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value || undefined),
    onBlur: () => onBlur(id, value),
    onFocus: () => onFocus(id, value),
    ...described(id, rawErrors),
  }
  return (
    <>
      {maxLength > LONG ? (
        <textarea {...props} rows={2} enterKeyHint="enter" />
      ) : (
        <input
          {...props}
          type={
            keyboard === 'time' || keyboard === 'tel' || keyboard === 'email' ? keyboard : 'text'
          }
          inputMode={hasLetters ? 'text' : (Reflect.get(INPUT_MODES, keyboard) ?? 'text')}
          autoComplete={COMPLETES[keyboard] ?? 'off'}
          autoCapitalize={keyboard === 'url' || keyboard === 'email' ? 'none' : undefined}
          enterKeyHint="next"
        />
      )}
      {text.includes('{') && <Filled text={text} id={id} company={contextOf(registry).company} />}
      {maxLength > 0 && (
        <p className={text.length > maxLength ? 'counter over' : 'counter'}>
          {counter(text.length, minLength, maxLength)}
        </p>
      )}
      {isCode && !hasLetters && (
        <button type="button" className="link" onClick={() => setHasLetters(true)}>
          O meu CNPJ tem letras
        </button>
      )}
    </>
  )
}

export function SelectWidget({
  id,
  value,
  onChange,
  onBlur,
  onFocus,
  schema,
  rawErrors,
}: WidgetProps) {
  const { enum: values = [], enumDescriptions = [] } = schema
  return (
    <select
      id={id}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
      {...described(id, rawErrors)}
    >
      <option value="">Escolha…</option>
      {values.map((option, at) => (
        <option key={String(option)} value={String(option)}>
          {enumDescriptions[at] ?? String(option)}
        </option>
      ))}
    </select>
  )
}

export function CheckboxWidget({ id, value, onChange, onFocus, label, schema }: WidgetProps) {
  return (
    <label className="switch">
      <input
        id={id}
        type="checkbox"
        checked={value ?? false}
        onChange={({ target }) => onChange(target.checked)}
        onFocus={() => onFocus(id, value)}
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

export function DateWidget({ id, value, onChange, onBlur, onFocus, rawErrors }: WidgetProps) {
  const isOver = /^avisos\..*\.ate$/.test(id) && value && value < dayInBrazil(new Date())
  return (
    <>
      <input
        id={id}
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
        {...described(id, rawErrors)}
      />
      {isOver && <p className="hint">Este dia já passou: ninguém vê mais o aviso.</p>}
    </>
  )
}

/** The days of the week and other lists of fixed choices, each with a box. */
export function CheckboxesWidget({ id, value, onChange, onFocus, schema, label }: WidgetProps) {
  const { enum: values = [], enumDescriptions = [] } = schema.items as typeof schema
  const chosen: readonly unknown[] = value ?? []
  return (
    <fieldset id={id} tabIndex={-1} className="choices">
      <legend>{label}</legend>
      {values.map((option, at) => (
        <label key={String(option)}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onFocus={() => onFocus(id, value)}
            onChange={({ target }) =>
              onChange(
                values.filter((each) => (each === option ? target.checked : chosen.includes(each))),
              )
            }
          />
          {enumDescriptions[at] ?? String(option)}
        </label>
      ))}
    </fieldset>
  )
}

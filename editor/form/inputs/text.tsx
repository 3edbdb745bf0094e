import { useDraftFile } from '@/editor/session/context'
import { fillText } from '@/model/reading/placeholders'
import { type InputProps, useTextProps } from './input-props'

/** Maximum length of a field with one line, because a phone is too narrow for longer texts. */
const MAX_SINGLE_LINE_LENGTH = 40

/** Returns a Portuguese message: how many letters a text has left or has too many. */
export function lengthMessage(length: number, max: number): string {
  const letters = (count: number) => (count === 1 ? '1 letra' : `${count} letras`)
  if (length > max) return `Passou ${letters(length - max)}`
  if (length === max) return 'Não cabe mais nada'
  return `Cabem mais ${letters(max - length)}`
}

/** Shows a text field with a counter of its letters, and the text with its placeholders filled. */
export function TextInput(props: InputProps<'text'>) {
  const { field, path } = props
  const company = useDraftFile('company')
  const textProps = useTextProps(props)
  const text = textProps.value
  // The text on the site, because length limits apply to that text.
  const shown = field.clean(fillText(text, path, company))
  // Counts as the schema does: most emoji are one letter, which strings store as two.
  const { length } = [...shown]
  return (
    <>
      {field.max > MAX_SINGLE_LINE_LENGTH ? (
        <textarea {...textProps} rows={2} enterKeyHint="enter" />
      ) : (
        <input {...textProps} type="text" />
      )}
      {text.includes('{') && shown !== text && <p className="hint">No site: “{shown}”</p>}
      <p className={length > field.max ? 'counter over-limit' : 'counter'}>
        {lengthMessage(length, field.max)}
      </p>
    </>
  )
}

import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils'
import { placeholders } from '@/content/placeholders'
import { checkValue } from '@/content/validation'
import type { Editor } from '@/editor/store/editor'
import { valueAt, withValue } from '@/editor/store/path'
import { displayDay } from '@/lib/day'
import type { Section } from './sections'

/** Formats a message as a sentence, with days as `24/12/2026`. Keeps the case of a leading URL. */
export const formatMessage = (message: string) =>
  message
    .replace(/\d{4}-\d{2}-\d{2}/g, displayDay)
    .replace(/^(?!https?:)./, (letter) => letter.toUpperCase())

/**
 * Returns a validator for the form library, which checks the form by its Zod schema.
 * @param editor contains the draft, whose company facts fill the placeholders
 */
export const zodValidator = (
  { rule, path }: Pick<Section, 'rule' | 'path'>,
  editor: Pick<Editor, 'get'>,
): ValidatorType<unknown, RJSFSchema> => ({
  // The form library calls these two functions only for schemas with alternatives. No form has any.
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData(data) {
    const filler = placeholders(editor.get().history.draft)
    let errorSchema: ErrorSchema = {}
    const errors = checkValue(rule, data, path, filler).issues.map((issue) => {
      const message = formatMessage(issue.message)
      const errorPath = [...issue.path.slice(path.length).map(String), '__errors']
      const before = valueAt(errorSchema, errorPath) as readonly string[] | undefined
      errorSchema = withValue(errorSchema, errorPath, [...(before ?? []), message]) as ErrorSchema
      return { stack: message, message }
    })
    return { errors, errorSchema }
  },
})

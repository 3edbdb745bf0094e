import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils'
import type * as z from 'zod'
import type { Path } from '@/content/leaves'
import { placeholders } from '@/content/placeholders'
import { checkPart } from '@/content/validation'
import { valueAt, withValue } from '@/editor/store/path'
import { writtenDay } from '@/lib/day'

/** A message in the words of the field: days as Brazil writes them. */
export const inFieldWords = (message: string) =>
  message.replace(/\d{4}-\d{2}-\d{2}/g, writtenDay).replace(/^./, (letter) => letter.toUpperCase())

/**
 * Lets the schema of the content judge a form.
 * @param path where the form's value stands in the content
 * @param read gives the whole content, whose company fills the placeholders
 */
export const zodValidator = (
  rule: z.ZodType,
  path: Path,
  read: () => unknown,
): ValidatorType<unknown, RJSFSchema> => ({
  // The form library asks this for alternatives, which no form has.
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData(data) {
    let errorSchema: ErrorSchema = {}
    const errors = checkPart(rule, data, path, placeholders(read())).issues.map((issue) => {
      const message = inFieldWords(issue.message)
      const place = [...issue.path.slice(path.length).map(String), '__errors']
      const before = valueAt(errorSchema, place) as readonly string[] | undefined
      errorSchema = withValue(errorSchema, place, [...(before ?? []), message]) as ErrorSchema
      return { stack: message, message }
    })
    return { errors, errorSchema }
  },
})

import { hoursText } from '@/model/fields/hours/format'
import { isHiddenAt } from '@/model/page/visible-content'
import type { SiteContent } from '@/model/schema/content'
import { isMarked, isTextField } from '@/model/schema/field-at'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, fieldKey, leaves } from '@/model/values/tree'

/** A text of the pages, and the field or group that it comes from. */
export type PublishedText = { path: FieldPath; text: string }

/**
 * Returns the texts that the pages show as the company's own. Leaves out testimonials, which are
 * the clients' words, hidden ones, instructions, and the response time, which only texts with
 * {resposta} show.
 */
export function publishedTexts(content: SiteContent): PublishedText[] {
  const { claims, testimonials, ...own } = content
  const texts = leaves(own).flatMap(({ path, value }) =>
    typeof value === 'string' &&
    // An emergency number may be that of another state.
    (isTextField(path) || lastOf(path) === 'number') &&
    fieldKey(path) !== 'company.responseTime' &&
    !isMarked(path, 'isInstruction') &&
    !isHiddenAt(content, path)
      ? [{ path, text: value }]
      : [],
  )
  const hours = hoursText({ opening: content.company.hours?.opening ?? [] })
  return hours ? [...texts, { path: ['company', 'hours'], text: hours }] : texts
}

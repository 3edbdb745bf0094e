import { hoursText } from '@/model/fields/hours/format'
import { readHours } from '@/model/fields/hours/schema'
import { isHiddenAt } from '@/model/page/visible-content'
import type { SiteContent } from '@/model/schema/content'
import { isTextField } from '@/model/schema/field-at'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, fieldKey, leaves, valueAt } from '@/model/values/tree'

/** A text of the pages, and the field or group that it comes from. */
export type PublishedText = { path: FieldPath; text: string }

/** Matches texts with names of places and people, and the legal name. */
const NAME_FIELDS =
  /^company\.(?:legalName|technicalLead\.name|address\..+|towns\.\d+\.name)$|\.area\.notes\.\d+\.town$/

/** Checks whether a text is a name, which promises nothing: “Rua Cabo Frio”, “Praia 24h Ltda.”. */
export const isName = ({ path }: PublishedText): boolean => NAME_FIELDS.test(fieldKey(path))

/** The opening hours, whose words come from a group. */
const HOURS_PATH: FieldPath = ['company', 'hours']

/**
 * Matches labels that explain how to use the page, and say nothing about the company: the camera of
 * `chatCode` is the visitor's.
 */
const INSTRUCTIONS =
  /^interface\.(?:menu|notices|consent|general\.(?:skipLink|tabs|headerNavigation|footerNavigation|homeLink|allSteps|swipe|stars|source|before|after|saveContact|chatCode)$)/

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
    !INSTRUCTIONS.test(fieldKey(path)) &&
    !isHiddenAt(content, path)
      ? [{ path, text: value }]
      : [],
  )
  const { opening = [] } = readHours(valueAt(content, HOURS_PATH)) ?? {}
  const hours = hoursText({ opening })
  return hours ? [...texts, { path: HOURS_PATH, text: hours }] : texts
}

import { siteContent } from '@/content/schema'

/** The name of each form, by the part of the content that it changes. */
export const FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(siteContent.shape).map(([part, rule]) => [part, rule.meta()?.title ?? part]),
)

/** The owner knows forms, not files. */
export const inFormWords = (text: string) =>
  text.replace(/content\/(\w+)\.json/g, (file, part: string) => FORMS[part] ?? file)

import { findBrokenText } from '@/model/pasted/broken-text'
import type { SiteContent } from '@/model/schema/content'
import { isTextField } from '@/model/schema/field-at'
import { leaves } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'

/** Returns an item for each text that a program has broken. */
export const brokenTextItems = (content: SiteContent): LaunchItem[] =>
  leaves(content).flatMap(({ path, value }) => {
    const problem = typeof value === 'string' && findBrokenText(value, path[0] === 'testimonials')
    return problem && isTextField(path) ? [{ path, ...problem }] : []
  })

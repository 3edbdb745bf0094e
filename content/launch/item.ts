import type { Path } from '@/content/leaves'

/** Something that is still a sample or not filled in. */
export type LaunchItem = {
  /** Blocks a launch. The other items only make the site better. */
  blocks: boolean
  file: string
  /** The field that the item is about, or the group. */
  path: Path
  field: string
  what: string
  why: string
  todo: string
}

export const COMPANY = 'content/company.json'

/** Something that is still a sample or not filled in. */
export type LaunchItem = {
  kind: 'sample' | 'claim' | 'missing'
  /** Whether the site may not go out like this; the others only make it better. */
  blocks: boolean
  file: string
  field: string
  what: string
  why: string
  todo: string
}

export const COMPANY = 'content/company.json'

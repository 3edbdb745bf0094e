/** Something that is still a sample or not filled in. */
export type LaunchItem = {
  /** Whether the site may not go out like this; the others only make it better. */
  blocks: boolean
  file: string
  field: string
  what: string
  why: string
  /** A line that can be copied into the file, */
  example?: string
  /** or, where there is none, what to do. */
  todo?: string
}

export const COMPANY = 'content/company.ts'

import type { Path } from '@/content/tree'

/** A sample to replace, a fact to fill in, or a claim to confirm before a launch. */
export type LaunchItem = {
  /** Whether the item blocks a launch. The others are recommendations. */
  blocks: boolean
  /** Path of the field or group that the item describes, from the name of its content file. */
  path: Path
  finding: string
  reason: string
  remedy: string
  /**
   * A change that completes the item without a decision by the owner: the label of its link, and
   * the new value at `path`.
   */
  change?: { name: string; value: unknown }
}

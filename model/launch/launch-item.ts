import type { FieldPath } from '@/model/values/tree'

/** Something to do before a launch, such as a fact to fill in or a claim to confirm. */
export type LaunchItem = {
  /** Whether the item blocks a launch. The others are recommendations. */
  blocks: boolean
  /** Path of the field or group that the item describes, from the name of its content file. */
  path: FieldPath
  /** Paths of the sentences to change, if the item is about several. */
  paths?: readonly FieldPath[]
  finding: string
  reason: string
  remedy: string
}

import type { Issue } from '@/model/reading/issue'
import type { ContentFiles } from './content-files'
import type { PreparedPhotos } from './prepare-photo'

/** The content and the photo paths of a commit. */
export type CommitContent = {
  oid: string
  files: ContentFiles
  /** Names of the content files that are not JSON. `files` lacks them. */
  brokenFiles?: readonly string[]
  /** Lines about the fields of an earlier version: taken over, or left out. */
  upgradeNotes?: readonly Issue[]
  photos: readonly string[]
  /** Why a file among `photos` is no photo, in Portuguese, by its path. Lacks the true photos. */
  photoErrors?: Readonly<Record<string, string>>
}

/** The content that the owner is changing in one tab. */
export type Draft = {
  /** The commit on which the draft is based. */
  base: CommitContent
  draft: ContentFiles
  photos: PreparedPhotos
  /** The content of a save without a response. */
  sent?: ContentFiles
}

/** A stored draft, with the time at which it was stored, in milliseconds. */
export type UnsavedChanges = Draft & { storedAt: number }

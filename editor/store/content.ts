import { findPhotoPath, type Size } from '@/model/pictures/photo-rules'
import type { Issue } from '@/model/reading/issue'
import { upgradeContent } from '@/model/reading/upgrade/upgrade'
import { isEqual } from '@/model/values/is-equal'

/** The parsed content files, by name. */
export type ContentFiles = Readonly<Record<string, unknown>>

/** The content and the photo paths of a commit. */
export type CommitContent = {
  oid: string
  files: ContentFiles
  /** Names of the content files that are not JSON. `files` lacks them. */
  brokenFiles?: readonly string[]
  /** Lines about the fields of an earlier version: taken over, or left out. */
  upgradeNotes?: readonly Issue[]
  photos: readonly string[]
  /**
   * Why the build rejects a file among `photos`, in Portuguese, by its path. GitHub's response shows
   * which are no photos, the preview which are too small.
   */
  photoErrors?: Readonly<Record<string, string>>
}

/**
 * Converts content files of an earlier version, from the branch or the device, to the present schema.
 * The notes also name the files that the next save must contain, because the sign of an earlier version
 * is in the company's file only.
 */
export function upgradeFiles(files: ContentFiles) {
  const { content, notes } = upgradeContent(files)
  return { files: content as ContentFiles, upgradeNotes: notes }
}

/** A photo that this device has prepared. */
export type PreparedPhoto = Size & { blob: Blob }
/** The prepared photos by repository path. */
export type PreparedPhotos = Readonly<Record<string, PreparedPhoto>>

/** Changes of one tab since a commit. */
export type UnsavedChanges = {
  /** The commit on which the draft is based. */
  base: CommitContent
  /** The content that the owner is changing. */
  draft: ContentFiles
  photos: PreparedPhotos
  /** The files of each save that may be on the branch, because its response is missing. */
  sent?: readonly ContentFiles[]
}

/** Returns the draft that a tab has before its first change. */
export const unchanged = (base: CommitContent): UnsavedChanges => ({
  base,
  draft: base.files,
  photos: {},
})

/** Returns the names of the content files that the draft changes. */
export const changedNames = ({ base, draft }: Pick<UnsavedChanges, 'base' | 'draft'>): string[] =>
  Object.keys(draft).filter((contentName) => !isEqual(base.files[contentName], draft[contentName]))

/** Returns the prepared photos that the branch lacks, by their repository paths. */
export const newPhotos = ({
  base,
  photos,
}: Pick<UnsavedChanges, 'base' | 'photos'>): PreparedPhotos =>
  Object.fromEntries(Object.entries(photos).filter(([path]) => !findPhotoPath(base.photos, path)))

/** Unsaved changes on the device, with the time at which they were stored, in milliseconds. */
export type StoredChanges = UnsavedChanges & { storedAt: number }

/** A draft as the device stores it: changed content files, and paths of prepared photos. */
export type StoredDraft = Omit<StoredChanges, 'photos'> & { photos: readonly string[] }
/** A photo as bytes, because WebKit stores no blob in its private mode. */
export type StoredPhoto = Size & { bytes: ArrayBuffer; type: string }

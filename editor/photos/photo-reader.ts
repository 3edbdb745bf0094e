import { onReturn } from '@/editor/browser/on-return'
import type { GitHub } from '@/editor/github/github'
import { GitHubError } from '@/editor/github/github-error'
import type { DraftStore } from '@/editor/store/draft-store'
import { findPhotoPath } from '@/model/pictures/photo-rules'

const nextReturn = () =>
  new Promise<void>((resolve) => {
    const end = onReturn(() => {
      end()
      resolve()
    })
  })

/**
 * Returns a function that reads a photo by its repository path, from this device if it has prepared
 * the photo, otherwise from the branch, also for an earlier version. Reads each photo of a commit once,
 * because forms and preview show it again after each change of its focal point; a photo that failed to
 * load, again once the device is online or the owner returns. The function throws a `GitHubError` for a
 * photo that GitHub refuses.
 */
export function createPhotoReader(store: DraftStore, github: GitHub) {
  const blobs = new Map<string, Promise<Blob>>()
  let readOid = ''
  return async (path: string): Promise<Blob> => {
    const { base, photos } = store.get()
    const prepared = photos[path]?.blob
    if (prepared) return prepared
    const read = (): Promise<Blob> =>
      github.readPhoto(findPhotoPath(store.get().base.photos, path) ?? path).catch((error) => {
        // The token cannot read the photo, or the branch lacks it.
        if (error instanceof GitHubError && error.kind === 'token') throw error
        return nextReturn().then(read)
      })
    // Another commit may contain another photo of this path.
    if (base.oid !== readOid) blobs.clear()
    readOid = base.oid
    const blob = blobs.get(path) ?? read()
    blobs.set(path, blob)
    return blob
  }
}

export type PhotoReader = ReturnType<typeof createPhotoReader>

import type { GitHub } from '@/editor/github/github'
import type { EditorStore } from '@/editor/store/editor'

/**
 * Returns a function that reads a photo by its repository path, from this device if it has prepared
 * the photo. Reads each photo once, because forms and preview show it again after each change of its
 * focal point; a photo that failed to load, again at the next call.
 */
export function createPhotoReader(editor: EditorStore, github: GitHub) {
  const blobs = new Map<string, Promise<Blob>>()
  /** @param commit the commit of an earlier version, or undefined for the draft */
  return async (path: string, commit?: string): Promise<Blob> => {
    const prepared = commit === undefined ? editor.get().photos[path]?.blob : undefined
    if (prepared) return prepared
    const key = JSON.stringify([path, commit])
    const blob = blobs.get(key) ?? github.readPhoto(path, commit)
    blobs.set(key, blob)
    blob.catch(() => blobs.delete(key))
    return blob
  }
}

export type PhotoReader = ReturnType<typeof createPhotoReader>

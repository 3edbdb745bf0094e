import type { GitHub } from '@/editor/github/github'
import type { EditorStore } from '@/editor/store/editor'
import { onReturn } from './on-return'

/**
 * Returns a function that reads a photo by its repository path, from this device if it has prepared
 * the photo. Reads each photo once, because forms and preview show it again after each change of its
 * focal point; a photo that failed to load, again once the device is online or the owner returns.
 */
export function createPhotoReader(editor: EditorStore, github: GitHub) {
  const blobs = new Map<string, Promise<Blob>>()
  /** @param commit the commit of an earlier version, whose photos nothing keeps, or undefined for the draft */
  return (path: string, commit?: string): Promise<Blob> => {
    const read = (): Promise<Blob> =>
      github
        .readPhoto(path, commit)
        .catch(() => new Promise((resolve) => onReturn(() => resolve(read()))))
    if (commit !== undefined) return read()
    const prepared = editor.get().photos[path]?.blob
    if (prepared) return Promise.resolve(prepared)
    const blob = blobs.get(path) ?? read()
    blobs.set(path, blob)
    return blob
  }
}

export type PhotoReader = ReturnType<typeof createPhotoReader>

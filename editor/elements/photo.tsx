import { useEffect, useState } from 'react'
import { useSession } from '@/editor/session/context'
import { repositoryPath } from '@/model/pictures/photo-rules'

/**
 * Returns the object URL of a photo that this device has prepared or the branch contains.
 * @param file path of the photo, as content/photos.json stores it; may be empty
 * @returns undefined without a photo, while the photo is loading, and if GitHub refuses it
 */
export function usePhotoUrl(file: string): string | undefined {
  const { readPhoto } = useSession()
  const path = repositoryPath(file)
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    setUrl(undefined)
    if (!path) return undefined
    let objectUrl = ''
    let isCurrent = true
    const show = (blob: Blob) => {
      if (!isCurrent) return
      objectUrl = URL.createObjectURL(blob)
      setUrl(objectUrl)
    }
    // Ignores a refusal, because the form shows the error of a missing photo.
    readPhoto(path).then(show, () => {})
    return () => {
      isCurrent = false
      URL.revokeObjectURL(objectUrl)
    }
  }, [path, readPhoto])
  return url
}

/** Shows a photo; otherwise its path. */
export function Photo({ file }: { file: string }) {
  const url = usePhotoUrl(file)
  return url ? <img src={url} alt="Foto" /> : file
}

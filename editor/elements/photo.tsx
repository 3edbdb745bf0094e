import { useEffect, useState } from 'react'
import { useSession } from '@/editor/session/context'
import { repositoryPath } from '@/model/pictures/photo-rules'

/**
 * Returns the object URL of a photo that this device has prepared or the branch contains.
 * @param file path of the photo, as content/photos.json stores it; may be empty
 * @returns undefined without a photo, and while the photo is loading
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
    readPhoto(path).then((blob) => {
      if (!isCurrent) return
      objectUrl = URL.createObjectURL(blob)
      setUrl(objectUrl)
    })
    return () => {
      isCurrent = false
      URL.revokeObjectURL(objectUrl)
    }
  }, [path, readPhoto])
  return url
}

/** Shows a photo; its path while the photo is loading. */
export function Photo({ file }: { file: string }) {
  const url = usePhotoUrl(file)
  return url ? <img src={url} alt="Foto" /> : file
}

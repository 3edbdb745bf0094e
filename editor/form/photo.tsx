import { useEffect, useState } from 'react'
import { useEditorState } from '@/editor/store/editor'
import { repositoryPath } from '@/model/art/photos'
import { useEditor } from './context'

/**
 * Returns the object URL of a photo that this device has prepared or the branch contains.
 * @param file path of the photo, as content/photos.json stores it; may be empty
 * @returns undefined without a photo, and while the photo is loading
 */
export function usePhotoUrl(file: string): string | undefined {
  const { editor, github } = useEditor()
  const path = repositoryPath(file)
  const prepared = useEditorState(editor).photos[path]?.blob
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
    if (prepared) show(prepared)
    else github.readPhoto(path).then(show, () => {})
    return () => {
      isCurrent = false
      URL.revokeObjectURL(objectUrl)
    }
  }, [path, prepared, github])
  return url
}

/** Shows a photo; its path while the photo is loading. */
export function Photo({ file }: { file: string }) {
  const url = usePhotoUrl(file)
  return url ? <img src={url} alt={file} /> : file
}

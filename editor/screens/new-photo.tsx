import { hrefOf } from '@/editor/addresses/addresses'
import { PhotoChooser } from '@/editor/elements/photo-chooser'
import { photoIndexIn, photoPathIn, photosIn } from '@/editor/photos/draft-photos'
import { useOpened, useSession } from '@/editor/session/context'
import { PHOTO_NAMES, PHOTO_PICTURES } from '@/model/pictures/pictures'
import { PHOTOS_PATH } from '@/model/schema/photos'
import { fieldKey, isWithin, valueAt, withValue } from '@/model/values/tree'

/** Shows a button that adds a photo, if the opened path is that of an illustration (`photoPathIn`). */
export function NewPhoto() {
  const { store, open } = useSession()
  const { segments: path } = useOpened()
  const picture = isWithin(path, PHOTOS_PATH) && PHOTO_NAMES.find((name) => name === path[2])
  if (!picture) return null
  const addPhoto = (file: string) => {
    const { draft } = store.get()
    // Replaces the photo of the illustration, because the owner may return here after choosing one.
    const found = photoIndexIn(draft, picture)
    const index = found < 0 ? photosIn(draft).length : found
    // Changes the list, because an undo of a change at a new index would leave an empty item.
    store.change(PHOTOS_PATH, withValue(valueAt(draft, PHOTOS_PATH), [index], { picture, file }))
    // Stays at what the owner has opened meanwhile.
    if (location.hash === hrefOf(path)) open(photoPathIn(store.get().draft, picture))
  }
  return (
    <PhotoChooser
      key={picture}
      id={fieldKey(path)}
      label={`Pôr uma foto no lugar de “${PHOTO_PICTURES[picture].title}”`}
      onChoose={addPhoto}
    />
  )
}

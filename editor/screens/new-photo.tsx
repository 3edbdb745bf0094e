import { PhotoChooser } from '@/editor/form/photo-chooser'
import { newPhotoAt, PHOTOS_PATH, photosIn } from '@/editor/photos/draft-photos'
import { useSession } from '@/editor/session/context'
import { PHOTO_PICTURES } from '@/model/schema/picture-names'
import { fieldKey, parseFieldKey, valueAt, withValue } from '@/model/values/tree'

/** Shows a button that chooses a photo for the tapped illustration and opens the photo's form. */
export function NewPhoto({ picture }: { picture: string }) {
  const { editor } = useSession()
  return (
    <PhotoChooser
      id="new-photo"
      label={`Pôr uma foto no lugar de “${Reflect.get(PHOTO_PICTURES, picture)}”`}
      onChoose={(file) => {
        const { draft } = editor.get()
        const items = photosIn(draft)
        // Replaces the photo of the illustration, because the owner may return here after choosing
        // one.
        const found = items.findIndex((item) => valueAt(item, ['picture']) === picture)
        const index = found < 0 ? items.length : found
        // Changes the list, because an undo of a change at a new index would leave an empty item.
        const list = valueAt(draft, PHOTOS_PATH)
        editor.change(PHOTOS_PATH, withValue(list, [index], { picture, file }))
        // Stays on the screen that the owner has opened meanwhile.
        if (newPhotoAt(parseFieldKey(location.hash.slice(1))) === picture)
          location.hash = fieldKey([...PHOTOS_PATH, index, 'file'])
      }}
    />
  )
}

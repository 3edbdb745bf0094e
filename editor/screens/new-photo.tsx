import { addressOf, hrefOf } from '@/editor/addresses/addresses'
import { SCREENS } from '@/editor/addresses/screen-table'
import { PhotoChooser } from '@/editor/elements/photo-chooser'
import { photosIn } from '@/editor/photos/draft-photos'
import { useOpened, useSession } from '@/editor/session/context'
import { pathAboveItems } from '@/editor/store/list-items'
import { PHOTO_NAMES, PHOTO_PICTURES } from '@/model/pictures/pictures'
import { PHOTOS_PATH } from '@/model/schema/photos'
import { valueAt, withValue } from '@/model/values/tree'

/** Shows a button that chooses a photo for the tapped illustration and opens the photo's form. */
export function NewPhoto() {
  const { store, open } = useSession()
  const path = pathAboveItems(useOpened())
  // A typed address may name no illustration.
  const picture = PHOTO_NAMES.find((name) => name === path[1])
  const addPhoto = (file: string) => {
    const { draft } = store.get()
    const items = photosIn(draft)
    // Replaces the photo of the illustration, because the owner may return here after choosing one.
    const found = items.findIndex((item) => valueAt(item, ['picture']) === picture)
    const index = found < 0 ? items.length : found
    // Changes the list, because an undo of a change at a new index would leave an empty item.
    const list = valueAt(draft, PHOTOS_PATH)
    store.change(PHOTOS_PATH, withValue(list, [index], { picture, file }))
    // Stays on the screen that the owner has opened meanwhile.
    if (location.hash === hrefOf(path)) open(addressOf([...PHOTOS_PATH, index, 'file']))
  }
  return (
    <div className="screen form">
      <h1 tabIndex={-1}>{SCREENS.newPhoto.title}</h1>
      {picture && (
        <PhotoChooser
          key={picture}
          id="new-photo"
          label={`Pôr uma foto no lugar de “${PHOTO_PICTURES[picture].title}”`}
          onChoose={addPhoto}
        />
      )}
      <p>
        <a href={hrefOf(PHOTOS_PATH)}>Todas as fotos</a>
      </p>
    </div>
  )
}

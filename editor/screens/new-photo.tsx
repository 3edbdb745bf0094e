import { PHOTO_PICTURES } from '@/content/schema/cards'
import { PhotoChooser } from '@/editor/form/photo-widget'
import { photoItems } from '@/editor/store/checks'
import type { EditorStore } from '@/editor/store/editor'

/** Shows a button that chooses a photo for the tapped illustration and opens the photo's form. */
export const NewPhoto = ({ picture, editor }: { picture: string; editor: EditorStore }) => (
  <PhotoChooser
    id="new-photo"
    label={`Pôr uma foto no lugar de “${Reflect.get(PHOTO_PICTURES, picture)}”`}
    editor={editor}
    onChoose={(file) => {
      const items = photoItems(editor.get().history.draft)
      editor.change(['photos', 'items'], [...items, { picture, file }])
      location.hash = `photos.items.${items.length}.file`
    }}
  />
)

import { PHOTO_PICTURES } from '@/content/schema/cards'
import { photoItems } from '@/editor/store/checks'
import type { Editor } from '@/editor/store/editor'

/** Shows a button that adds a photo for the tapped illustration and opens the photo's form. */
export function NewPhoto({ picture, editor }: { picture: string; editor: Editor }) {
  const add = () => {
    const items = photoItems(editor.get().history.draft)
    editor.change(['photos', 'items'], [...items, { picture }])
    location.hash = `photos.items.${items.length}.file`
  }
  return (
    <button type="button" className="primary" onClick={add}>
      Pôr uma foto no lugar de “{Reflect.get(PHOTO_PICTURES, picture)}”
    </button>
  )
}

import { PHOTO_PICTURES } from '@/content/schema/cards'
import type { EditorContext } from '@/editor/form/context'

/** Offers a photo for the drawing that the owner has tapped. */
export function NewPhoto({ picture, context }: { picture: string; context: EditorContext }) {
  const path = ['photos', 'items']
  const items = context.read(path)
  const list: readonly unknown[] = Array.isArray(items) ? items : []
  return (
    <button
      type="button"
      className="primary"
      onClick={() => {
        context.change(path, [...list, { picture }])
        location.hash = `photos.items.${list.length}.file`
      }}
    >
      Pôr uma foto no lugar de “{Reflect.get(PHOTO_PICTURES, picture)}”
    </button>
  )
}

import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { hrefOf } from '@/editor/addresses/addresses'
import { usePhotoUrl } from '@/editor/elements/photo'
import { PhotoChooser } from '@/editor/elements/photo-chooser'
import { useContent, useDraft, useSession } from '@/editor/session/context'
import { pathIn } from '@/editor/store/list-items'
import { altNeed } from '@/model/pictures/pictures'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, fieldKey, groupAt, textAt } from '@/model/values/tree'
import type { InputProps } from './input-props'
import './photo.css'

/** Distance that an arrow key moves the point, in percent of the photo. */
const ARROW_KEY_PERCENT = 5

/** Arrow keys, each with the direction in which it moves the point. */
const ARROW_DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const PHOTO_MIDDLE = { x: 50, y: 50 }

const clampPercent = (percent: number) => Math.min(Math.max(Math.round(percent), 0), 100)

/**
 * Shows a photo. Stores the point that the owner taps on the photo or moves by the arrow keys, because
 * each crop keeps that point visible.
 * @param item path of the photo
 */
function FocalPointPicker({ url, item }: { url: string; item: FieldPath }) {
  const { store } = useSession()
  const picker = useRef<HTMLButtonElement>(null)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const { focus } = useContent().photos.items[Number(lastOf(item))] ?? {}
  const path = [...item, 'focus']
  const pointAt = (x: number, y: number) => ({ x: clampPercent(x), y: clampPercent(y) })
  const tap = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A click by the keyboard has no position.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const [x, y] = [(100 * (clientX - left)) / width, (100 * (clientY - top)) / height]
    store.change(path, pointAt(x, y))
  }
  const move = (event: KeyboardEvent) => {
    const arrow = ARROW_DIRECTIONS[event.key]
    if (!arrow) return
    // Stops the form from scrolling.
    event.preventDefault()
    const { x, y } = focus ?? PHOTO_MIDDLE
    const moved = pointAt(x + ARROW_KEY_PERCENT * arrow[0], y + ARROW_KEY_PERCENT * arrow[1])
    store.changeByKeystroke(path, moved)
  }
  const remove = () => {
    store.change(path, undefined)
    picker.current?.focus()
  }
  // The error of the field says why.
  if (url === brokenUrl) return null
  return (
    <>
      <button
        type="button"
        className="focal-point-picker"
        ref={picker}
        aria-label="Ponto que não pode sumir: toque na foto ou use as setas"
        onClick={tap}
        onKeyDown={move}
      >
        <img src={url} alt="A foto escolhida" onError={() => setBrokenUrl(url)} />
        {focus && (
          <span className="focal-point" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        )}
      </button>
      <p role="status" className="visually-hidden">
        {focus
          ? `O ponto está a ${focus.x} % da esquerda e a ${focus.y} % do alto.`
          : 'Sem ponto, vale o meio da foto.'}
      </p>
      <p className="hint">
        Toque no ponto da foto que não pode sumir quando o site a corta, ou mova-o com as setas do
        teclado.
      </p>
      {focus && (
        <p className="button-row">
          <button type="button" onClick={remove}>
            Tirar o ponto
          </button>
        </p>
      )}
    </>
  )
}

/** Shows a photo and its chooser. */
export function PhotoInput({ path, value }: InputProps<'photo'>) {
  const { store } = useSession()
  const draft = useDraft()
  const file = String(value ?? '')
  const url = usePhotoUrl(file)
  const item = path.slice(0, -1)
  const replacesDescription =
    altNeed(textAt(draft, [...item, 'picture']) ?? '', []) === 'recommended' &&
    !textAt(draft, [...item, 'alt'])
  const choose = (chosen: string) => {
    // Finds the item again, because the owner may have moved it while the photo was being prepared.
    const { draft: now } = store.get()
    const found = pathIn(now, draft, item)
    if (!found) return
    // Another photo shows something else, and has another point to keep.
    const { focus: _, alt: __, ...others } = groupAt(now, found)
    store.change(found, { ...others, file: chosen })
  }
  return (
    <div className="photo">
      {url && <FocalPointPicker url={url} item={item} />}
      {url && replacesDescription && (
        <p className="hint">
          O texto do desenho saiu com ele.{' '}
          <a href={hrefOf([...item, 'alt'])}>Diga o que a foto mostra</a>
        </p>
      )}
      <PhotoChooser
        id={fieldKey(path)}
        label={file ? 'Trocar a foto' : 'Escolher uma foto'}
        onChoose={choose}
      />
    </div>
  )
}

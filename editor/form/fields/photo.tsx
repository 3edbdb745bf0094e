import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useDraft, useSession } from '@/editor/context'
import type { InputProps } from '@/editor/form/input-props'
import { PhotoChooser, usePhotoUrl } from '@/editor/form/photos/photo-chooser'
import { readLeniently } from '@/editor/store/lenient-content'
import { pathIn } from '@/editor/store/list-items'
import { lacksAlt } from '@/model/schema/picture-names'
import { lastOf } from '@/model/values/last-of'
import { fieldKey, valueAt } from '@/model/values/tree'

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
 * Shows a photo and its chooser. Stores the point that the owner taps on the photo or moves by the
 * arrow keys, because each crop keeps that point visible.
 */
export function PhotoInput({ path, value }: InputProps<'photo'>) {
  const { editor } = useSession()
  const draft = useDraft()
  const focalPointPicker = useRef<HTMLButtonElement>(null)
  const file = String(value ?? '')
  const url = usePhotoUrl(file)
  const item = path.slice(0, -1)
  const index = Number(lastOf(item))
  const { focus: focalPoint } = readLeniently(draft).photos.items[index] ?? {}
  const setFocalPoint = (x: number, y: number) =>
    editor.change([...item, 'focus'], { x: clampPercent(x), y: clampPercent(y) })
  const tap = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A click by a key has no position.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setFocalPoint((100 * (clientX - left)) / width, (100 * (clientY - top)) / height)
  }
  const move = (event: KeyboardEvent) => {
    const arrow = ARROW_DIRECTIONS[event.key]
    if (!arrow) return
    // Stops the form from scrolling.
    event.preventDefault()
    const { x, y } = focalPoint ?? PHOTO_MIDDLE
    setFocalPoint(x + ARROW_KEY_PERCENT * arrow[0], y + ARROW_KEY_PERCENT * arrow[1])
  }
  const removeFocalPoint = () => {
    editor.change([...item, 'focus'], undefined)
    focalPointPicker.current?.focus()
  }
  return (
    <div className="photo">
      {url && (
        <>
          <button
            type="button"
            className="focal-point-picker"
            ref={focalPointPicker}
            aria-label="Ponto que não pode sumir: toque na foto ou use as setas"
            onClick={tap}
            onKeyDown={move}
          >
            <img src={url} alt="A foto escolhida" />
            {focalPoint && (
              <span
                className="focal-point"
                style={{ left: `${focalPoint.x}%`, top: `${focalPoint.y}%` }}
              />
            )}
          </button>
          <p role="status" className="visually-hidden">
            {focalPoint
              ? `O ponto está a ${focalPoint.x} % da esquerda e a ${focalPoint.y} % do alto.`
              : 'Sem ponto, vale o meio da foto.'}
          </p>
          <p className="hint">
            Toque no ponto da foto que não pode sumir quando o site a corta, ou mova-o com as setas
            do teclado.
          </p>
          {lacksAlt(Object(valueAt(draft, item))) && (
            <p className="hint">
              O texto do desenho saiu com ele.{' '}
              <a href={`#${fieldKey([...item, 'alt'])}`}>Diga o que a foto mostra</a>
            </p>
          )}
        </>
      )}
      <div className="button-row">
        {url && focalPoint && (
          <button type="button" onClick={removeFocalPoint}>
            Tirar o ponto
          </button>
        )}
        <PhotoChooser
          id={fieldKey(path)}
          label={file ? 'Trocar a foto' : 'Escolher uma foto'}
          onChoose={(chosen) => {
            // Finds the item again, because the owner may have moved it while the photo was being
            // prepared.
            const { draft: now } = editor.get()
            const found = pathIn(now, draft, item)
            // Another photo shows something else, and has another point to keep.
            const { focus: _, alt: __, ...others } = Object(found && valueAt(now, found))
            if (found) editor.change(found, { ...others, file: chosen })
          }}
        />
      </div>
    </div>
  )
}

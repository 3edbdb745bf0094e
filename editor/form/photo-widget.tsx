import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useState } from 'react'
import { pathOf } from '@/editor/store/path'
import { photoSizeError } from '@/lib/photos'
import { contextOf } from './context'
import { photoPath, preparePhoto } from './prepare-photo'

/** The address of a photo that is on this device or in the repository. */
function usePhotoUrl(
  path: string,
  { photos, readPhoto }: ReturnType<typeof contextOf>,
): string | undefined {
  const [url, setUrl] = useState<string>()
  const own = photos[path]?.blob
  useEffect(() => {
    if (!path) return undefined
    let address = ''
    let isCurrent = true
    const show = (blob: Blob | undefined) => {
      if (!isCurrent) return
      if (blob) address = URL.createObjectURL(blob)
      setUrl(address || undefined)
    }
    if (own) show(own)
    else readPhoto(path).then(show, () => show(undefined))
    return () => {
      isCurrent = false
      URL.revokeObjectURL(address)
    }
  }, [path, own, readPhoto])
  return path ? url : undefined
}

/** A photo: one tap opens the phone's own chooser, and a tap on the photo says what must stay visible. */
export function PhotoWidget({ id, value, onChange, onFocus, registry }: WidgetProps) {
  const context = contextOf(registry)
  const [state, setState] = useState<{ isBusy?: boolean; fault?: string }>({})
  const path = String(value ?? '').replace(/^\//, '')
  const url = usePhotoUrl(path, context)
  const item = pathOf(id).slice(0, -1)
  const focus = context.photoItems[Number(item.at(-1))]?.focus

  const sizeError = context.photos[path] && photoSizeError(context.photos[path])

  const take = async (file: File | undefined) => {
    if (!file) return
    setState({ isBusy: true })
    try {
      const photo = await preparePhoto(file)
      const stored = await photoPath(file.name, photo.blob)
      context.addPhoto(stored, photo)
      context.change([...item, 'focus'], undefined)
      onChange(`/${stored}`)
      setState({})
    } catch (error) {
      setState({ fault: `“${file.name}” ${error instanceof Error ? error.message : ''}.` })
    }
  }
  return (
    <div className="photo">
      {url && (
        <button
          type="button"
          className="photo-focus"
          aria-label="Toque no ponto da foto que não pode sumir"
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect()
            const percent = (part: number, whole: number) => Math.round((100 * part) / whole)
            const point = { x: percent(clientX - left, width), y: percent(clientY - top, height) }
            // A key press has no place: it asks for the middle.
            context.change([...item, 'focus'], clientX === 0 && clientY === 0 ? undefined : point)
          }}
        >
          <img src={url} alt="A foto escolhida" />
          {focus && (
            <span
              className="photo-point"
              ref={(point) => {
                point?.style.setProperty('left', `${focus.x}%`)
                point?.style.setProperty('top', `${focus.y}%`)
              }}
            />
          )}
        </button>
      )}
      {url && (
        <p className="hint">Toque no ponto da foto que não pode sumir quando o site a corta.</p>
      )}
      <label className="button">
        {state.isBusy ? 'Preparando…' : path ? 'Trocar a foto' : 'Escolher uma foto'}
        <input
          id={id}
          type="file"
          accept="image/*"
          className="visually-hidden"
          onFocus={() => onFocus(id, value)}
          onChange={({ target }) => take(target.files?.[0])}
        />
      </label>
      {sizeError && <p className="error">A foto {sizeError}.</p>}
      {state.fault && (
        <p role="alert" className="error">
          {state.fault}
        </p>
      )}
    </div>
  )
}

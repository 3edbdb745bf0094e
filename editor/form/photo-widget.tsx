import type { WidgetProps } from '@rjsf/utils'
import { type MouseEvent, useEffect, useState } from 'react'
import { photoItems } from '@/editor/store/checks'
import { type Editor, useEditor } from '@/editor/store/editor'
import { pathOf } from '@/editor/store/path'
import { photoPath, preparePhoto } from '@/editor/store/prepare-photo'
import { useForm } from './context'

/**
 * Returns the object URL of a photo, or undefined while the photo is loading.
 * @param own the photo, if this device has prepared one
 * @param read reads the photo from the repository
 */
function usePhotoUrl(path: string, own: Blob | undefined, read: (path: string) => Promise<Blob>) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    setUrl(undefined)
    if (!path) return undefined
    let address = ''
    let isCurrent = true
    const show = (blob: Blob) => {
      if (!isCurrent) return
      address = URL.createObjectURL(blob)
      setUrl(address)
    }
    if (own) show(own)
    else read(path).then(show, () => {})
    return () => {
      isCurrent = false
      URL.revokeObjectURL(address)
    }
  }, [path, own, read])
  return url
}

/**
 * Shows a button that opens the device's file chooser, and prepares the chosen photo.
 * @param onChoose receives the path of the prepared photo, as content/photos.json stores it
 */
export function PhotoChooser({
  id,
  label,
  editor,
  onChoose,
}: {
  id: string
  label: string
  editor: Editor
  onChoose: (file: string) => void
}) {
  const [state, setState] = useState<{ isBusy?: boolean; error?: string }>({})
  const choose = async (file: File | undefined) => {
    if (!file) return
    setState({ isBusy: true })
    try {
      const prepared = await preparePhoto(file)
      const path = await photoPath(file.name, prepared.blob)
      editor.addPhoto(path, prepared)
      setState({})
      onChoose(`/${path}`)
    } catch (error) {
      setState({ error: `“${file.name}” ${error instanceof Error ? error.message : ''}.` })
    }
  }
  return (
    <>
      <label className="button">
        {state.isBusy ? 'Preparando…' : label}
        <input
          id={id}
          type="file"
          accept="image/*"
          className="visually-hidden"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </label>
      {state.error && (
        <p role="alert" className="error">
          {state.error}
        </p>
      )}
    </>
  )
}

/**
 * Shows a photo and its chooser. Stores the point that the owner taps on the photo, because each
 * crop keeps that point visible.
 */
export function PhotoWidget({ id, value, onChange }: WidgetProps) {
  const { editor, github } = useForm()
  const { photos, history } = useEditor(editor)
  const path = String(value ?? '').replace(/^\//, '')
  const photo = photos[path]
  const url = usePhotoUrl(path, photo?.blob, github.photo)
  const item = pathOf(id).slice(0, -1)
  const focus = photoItems(history.draft)[Number(item.at(-1))]?.focus
  const setFocus = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const percent = (part: number, whole: number) => Math.round((100 * part) / whole)
    const tapped = { x: percent(clientX - left, width), y: percent(clientY - top, height) }
    // Removes the point after a key press, which has no position. Crops then keep the middle.
    editor.change([...item, 'focus'], clientX === 0 && clientY === 0 ? undefined : tapped)
  }
  return (
    <div className="photo">
      {url && (
        <>
          <button
            type="button"
            className="photo-focus"
            aria-label="Toque no ponto da foto que não pode sumir"
            onClick={setFocus}
          >
            <img src={url} alt="A foto escolhida" />
            {focus && (
              <span
                className="photo-point"
                ref={(mark) => {
                  mark?.style.setProperty('left', `${focus.x}%`)
                  mark?.style.setProperty('top', `${focus.y}%`)
                }}
              />
            )}
          </button>
          <p className="hint">Toque no ponto da foto que não pode sumir quando o site a corta.</p>
        </>
      )}
      <PhotoChooser
        id={id}
        label={path ? 'Trocar a foto' : 'Escolher uma foto'}
        editor={editor}
        onChoose={(file) => {
          editor.change([...item, 'focus'], undefined)
          onChange(file)
        }}
      />
    </div>
  )
}

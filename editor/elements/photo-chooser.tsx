import { useState } from 'react'
import { photoPath, preparePhoto } from '@/editor/photos/prepare-photo'
import { useSession } from '@/editor/session/context'

/**
 * Shows a button that opens the device's file chooser, and prepares the chosen photo.
 * @param onChoose receives the path of the prepared photo, as content/photos.json stores it
 */
export function PhotoChooser({
  id,
  label,
  onChoose,
}: {
  id: string
  label: string
  onChoose: (file: string) => void
}) {
  const { store } = useSession()
  const [state, setState] = useState<{ isBusy?: boolean; error?: string }>({})
  const choose = async (file: File | undefined) => {
    if (!file) return
    setState({ isBusy: true })
    try {
      const prepared = await preparePhoto(file)
      const path = await photoPath(file.name, prepared.blob)
      store.addPhoto(path, prepared)
      setState({})
      onChoose(`/${path}`)
    } catch (error) {
      setState({ error: `“${file.name}” ${error instanceof Error ? error.message : ''}.` })
    }
  }
  return (
    <>
      <p className="button-row">
        <label className="button">
          {state.isBusy ? 'Preparando…' : label}
          <input
            id={id}
            type="file"
            accept="image/*"
            className="visually-hidden"
            // A second photo might be ready before the first, which would then replace it.
            disabled={state.isBusy}
            onChange={({ target }) => {
              choose(target.files?.[0])
              // Browsers report no change if the same file is chosen again.
              target.value = ''
            }}
          />
        </label>
      </p>
      {state.error && (
        <p role="alert" className="error">
          {state.error}
        </p>
      )}
    </>
  )
}

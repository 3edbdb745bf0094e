import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { screenHref } from '@/editor/addresses/screen-table'
import { skipNextAdoption } from '@/editor/store/device-storage'

/** Opens the start screen without the field or screen that has failed. */
function openStart() {
  location.hash = screenHref('start')
  location.reload()
}

/** Opens the editor without the draft that has failed. */
function openWithoutDraft() {
  skipNextAdoption()
  location.reload()
}

const Stopped = ({ error }: { error: unknown }) => (
  <main className="sign-in">
    <div role="alert">
      <h1>O editor parou</h1>
      <p>
        O que você digitou fica guardado neste aparelho. Se isto se repetir, mande uma foto desta
        tela a quem cuida do programa, e abra sem o que não foi salvo: o que você digitou volta na
        próxima vez que você abrir o editor.
      </p>
      <div className="button-row">
        <button type="button" className="primary" onClick={() => location.reload()}>
          Recarregar
        </button>
        <button type="button" onClick={openStart}>
          Ir para o início
        </button>
        <button type="button" onClick={openWithoutDraft}>
          Abrir sem o que não foi salvo
        </button>
      </div>
      <small className="lines">{String(error)}</small>
    </div>
  </main>
)

/**
 * Renders the editor. Shows a sentence in its place after a render error, because React would leave
 * a white page.
 */
export function renderEditor(element: Element, editor: ReactNode): void {
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      console.error(error)
      root.render(<Stopped error={error} />)
    },
  })
  root.render(editor)
}

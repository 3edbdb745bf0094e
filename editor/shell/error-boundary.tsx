import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; onError: () => void }

/** Opens the start screen without the field or screen that has failed. */
function openStart() {
  location.hash = 'inicio'
  location.reload()
}

/**
 * Shows a sentence in place of the editor after a render error, because React would leave a white
 * page.
 * @param onError called once, to store what the owner has typed
 */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? true })

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <main className="sign-in">
        <div role="alert">
          <h1>O editor parou</h1>
          <p>
            O que você digitou fica guardado neste aparelho. Se isto se repetir, mande uma foto
            desta tela a quem cuida do programa.
          </p>
          <div className="button-row">
            <button type="button" className="primary" onClick={() => location.reload()}>
              Recarregar
            </button>
            <button type="button" onClick={openStart}>
              Ir para o início
            </button>
          </div>
          <small className="reason">{String(error)}</small>
        </div>
      </main>
    )
  }
}

import { DAY_ATTRIBUTES } from '@/model/fields/day'
import './sign-in.css'

/**
 * Shows the form in which the owner enters the access token.
 * @param hasUnsavedChanges true if the owner has left unsaved changes
 */
export function SignIn({
  hasUnsavedChanges,
  onSignIn,
}: {
  hasUnsavedChanges: boolean
  onSignIn: (token: string, lastDay: string) => void
}) {
  return (
    <main className="sign-in">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          // Removes spaces and invisible letters, which people paste with a code.
          onSignIn(String(typed.get('token')).replace(/[^!-~]/g, ''), String(typed.get('last-day')))
        }}
      >
        <h1>Editor do site</h1>
        {hasUnsavedChanges && <p>O que você digitou e não salvou está guardado neste aparelho.</p>}
        <div className="field">
          <label htmlFor="token">Código de acesso</label>
          <p className="hint" id="token-hint">
            Cole o código que você recebeu de quem cuida do programa. Ele fica guardado neste
            aparelho: entre só em aparelho seu.
          </p>
          <input
            id="token"
            name="token"
            type="password"
            autoComplete="current-password"
            required
            pattern=".*[!-~].*"
            title="Cole o código inteiro, com letras e números."
            aria-describedby="token-hint"
          />
        </div>
        <details>
          <summary>Sei até que dia o código vale</summary>
          <div className="field">
            <label htmlFor="last-day">Último dia</label>
            <input id="last-day" name="last-day" {...DAY_ATTRIBUTES} />
          </div>
        </details>
        <button type="submit" className="primary">
          Entrar
        </button>
      </form>
    </main>
  )
}

import { useMemo } from 'react'
import { hrefOf } from '@/editor/addresses/addresses'
import { SCREENS, screenHref } from '@/editor/addresses/screen-table'
import { formatDateTime, stepTitle, wordsIn } from '@/editor/derived/words'
import { ErrorText } from '@/editor/elements/error-text'
import { Issues } from '@/editor/elements/rows'
import { useDraftState, useSession } from '@/editor/session/context'
import { useValue } from '@/editor/session/use-value'
import { hasUnsavedChanges } from '@/editor/store/draft-store'
import { PublicationStatus } from './publication-status'
import { expiryWarning, readLastDay } from './token'
import './status-messages.css'

/**
 * Shows what became of the last save, and the undo steps that a merge removed. Warns if the token
 * expires soon, and if the device cannot store unsaved changes.
 */
export function StatusMessages() {
  const { today, saver, saveErrors, signOut } = useSession()
  const { publication, result } = useValue(saver)
  const state = useDraftState()
  const { storedAt, storageError, lostSteps = [] } = state
  // One message about saving at a time.
  const error = result.kind === 'failed' ? result.error : undefined
  const isInvalid = saveErrors.length > 0
  const firstError = saveErrors.find(({ path }) => hrefOf(path))
  const hasFailed = isInvalid || error !== undefined
  const isUnsaved = hasUnsavedChanges(state)
  const isSaved = publication && !hasFailed && !isUnsaved
  const expiry = useMemo(() => expiryWarning(readLastDay(), today), [today])
  return (
    <div className="status-messages">
      <p role="status" id="publication" className="message" hidden={!isSaved}>
        {/* Also while it is hidden, because it knows that the site is live. */}
        {publication && <PublicationStatus key={publication.savedAt} publication={publication} />}
      </p>
      {!hasFailed && isUnsaved && storedAt && (
        <p className="message">
          Suas mudanças de {formatDateTime(storedAt)} ainda não foram salvas. Não quer mais? Volte à
          última versão em <a href={screenHref('versions')}>{SCREENS.versions.title}</a>.
        </p>
      )}
      {lostSteps.length > 0 && (
        <p role="status" className="message">
          Outra pessoa salvou. O que você fez antes aqui não se desfaz mais:{' '}
          {[...new Set(lostSteps.map((step) => stepTitle(step)))].join(', ')}.
        </p>
      )}
      {/* One line, because the warning lasts a month and a form needs the height. */}
      {expiry && <p className="message quiet">O código de acesso {expiry}: peça outro.</p>}
      {storageError && (
        <p role="alert" className="message error">
          {storageError}
        </p>
      )}
      {error && (
        <div role="alert" className="message error">
          <strong>{state.sent ? 'Não sei se foi salvo.' : 'Não foi salvo.'}</strong>{' '}
          {state.sent && 'Salve de novo: nada se repete. '}O que você digitou continua aqui.{' '}
          <ErrorText error={error} signOut={signOut} />
        </div>
      )}
      {isInvalid && (
        <div role="alert" className="message error invalid">
          {/* Closed, because the form needs the height. */}
          <details open={!firstError}>
            <summary>
              Não foi salvo:{' '}
              {saveErrors.length === 1
                ? 'falta corrigir 1 campo'
                : `falta corrigir ${saveErrors.length} campos`}
              .
            </summary>
            <Issues issues={saveErrors} />
          </details>
          {firstError && (
            <a href={hrefOf(firstError.path)}>{wordsIn(state.draft).fullName(firstError.path)}</a>
          )}
        </div>
      )}
    </div>
  )
}

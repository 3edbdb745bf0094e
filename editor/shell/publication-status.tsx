import { useEffect, useState } from 'react'
import { SCREENS, screenHref } from '@/editor/addresses/screen-table'
import {
  followPublication,
  type Publication,
  type PublicationState,
} from '@/editor/saving/publication'
import { useSession } from '@/editor/session/context'

/** Formats a time as `14:05`. */
const formatTime = (time: number) =>
  new Date(time).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })

/**
 * Shows the state of a save.
 * @param publication each save needs a component of its own, by its key
 */
export function PublicationStatus({ publication }: { publication: Publication }) {
  const { github, savedCheck } = useSession()
  const { blockingCount, content } = savedCheck
  const { siteUrl } = content.company
  const { savedAt } = publication
  // The policy of this page allows only the site's address at the last build of the editor.
  const allowedUrl = siteUrl === BUILT_SITE_URL ? siteUrl : undefined
  const [state, setState] = useState<PublicationState>('publishing')
  const [checkedAt, setCheckedAt] = useState(savedAt)
  const isBlocked = blockingCount > 0 && state !== 'live'

  useEffect(
    () =>
      followPublication(publication, allowedUrl, github, (checked) => {
        setState(checked)
        setCheckedAt(Date.now())
      }),
    [publication, allowedUrl, github],
  )

  const items = blockingCount === 1 ? 'falta 1 item' : `faltam ${blockingCount} itens`
  const message = {
    publishing: allowedUrl
      ? `Salvo. Publicando desde ${formatTime(savedAt)}; leva uns três minutos.`
      : 'Salvo. O endereço do site mudou: recarregue o editor em dez minutos para ver se foi publicado.',
    live: `No ar, visto às ${formatTime(checkedAt)}.`,
    unknown:
      'Salvo. Não sei se foi publicado. Recarregue esta página; se esta linha continuar, avise quem cuida do programa.',
  }[state]
  return (
    <>
      {isBlocked ? `Salvo, mas não publicado: ${items}.` : message}{' '}
      {state === 'live' && (
        <a href={siteUrl} target="_blank" rel="noopener">
          Ver o site
        </a>
      )}
      {isBlocked && <a href={screenHref('launchList')}>{SCREENS.launchList.title}</a>}
    </>
  )
}

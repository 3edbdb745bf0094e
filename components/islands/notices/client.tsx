import { QueryClient, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { type IslandProps, mountIsland } from '@/components/islands/mount'
import { NOTICES_PATH } from '@/model/site/published-files'
import { closeNotice, fetchNotices, isClosed, NOTICES_STALE_TIME } from './script'
import { showNotice } from './show-notice'

/**
 * Shows the first notice of today that is not closed, in the order of the file. Screen readers
 * announce it, because its `aria-live` element is in the server's HTML.
 */
export function Notices({ island }: IslandProps) {
  const { response } = island.dataset
  // The specification requires the defaults of QueryClient: three retries, and five minutes until
  // unused data is discarded.
  const [client] = useState(() => new QueryClient())
  // The texts that blocked storage does not keep, until the page is left.
  const [closed, setClosed] = useState<readonly string[]>([])
  const status = island.querySelector<HTMLElement>('[aria-live]')
  const { data } = useQuery(
    {
      queryKey: [NOTICES_PATH],
      queryFn: fetchNotices,
      // Response to the loader's request, if that succeeded.
      initialData: response === undefined ? undefined : (JSON.parse(response) as string[]),
      // Requests the notices again when the visitor returns to the page later.
      staleTime: NOTICES_STALE_TIME,
      // Repeats the render for equal notices too, because a closed one returns on the next day.
      notifyOnChangeProps: 'all',
    },
    client,
  )

  // Mounts the client, because only a mounted client resumes retries when a hidden page is shown.
  useEffect(() => {
    client.mount()
    return () => client.unmount()
  }, [client])

  const text = data?.find((notice) => !closed.includes(notice) && !isClosed(notice))

  useLayoutEffect(() => {
    showNotice(island, text)
    return () => showNotice(island, undefined)
  }, [island, text])

  if (!text || !status) return null

  const close = () => {
    // A new array repeats the render.
    setClosed(closeNotice(text) ? [...closed] : [...closed, text])
    // Moves the focus, because removing the focused button would reset it to the top of the page.
    status.focus()
  }

  return (
    <button type="button" aria-label={status.dataset.close} onClick={close} className="icon-button">
      <X className="icon" />
      {status.dataset.closeShort}
    </button>
  )
}

export const mount = (island: HTMLElement) => mountIsland(island, Notices)

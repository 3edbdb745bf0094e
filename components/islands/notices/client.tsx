import { QueryClient, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { closeNotice, fetchNotices, isClosed, NOTICES_STALE_AFTER } from '@/browser/notices'
import { type IslandElement, mountIsland } from '@/components/islands/mount'
import type { NoticeTexts } from '@/content/schema'
import { NOTICES_PATH } from '@/lib/notices'
import { showNotice } from './show-notice'

/**
 * The day's notice, one at a time in the order of the file; closing one brings the next. A screen
 * reader hears the text because its place (`aria-live`) stood in the HTML before.
 */
export function Notices({
  island,
  texts,
}: { texts: Pick<NoticeTexts, 'close' | 'closeShort'> } & IslandElement) {
  const { answer } = island.dataset
  // Its defaults are the specification's: three retries, and five minutes for data that nothing uses.
  const [client] = useState(() => new QueryClient())
  const [closed, setClosed] = useState<string[]>([])
  const status = island.querySelector<HTMLElement>('[aria-live]')
  const { data } = useQuery(
    {
      queryKey: [NOTICES_PATH],
      queryFn: fetchNotices,
      // The loader's own request, unless it was lost.
      initialData: answer === undefined ? undefined : (JSON.parse(answer) as string[]),
      // A visitor who comes back to the page later gets the current notices.
      staleTime: NOTICES_STALE_AFTER,
    },
    client,
  )

  // A mounted client resumes the retries that wait while the page is hidden.
  useEffect(() => {
    client.mount()
    return () => client.unmount()
  }, [client])

  // Where storage is refused, only the component knows what was closed.
  const text = data?.find((notice) => !closed.includes(notice) && !isClosed(notice))

  useLayoutEffect(() => {
    showNotice(island, text)
    return () => showNotice(island, undefined)
  }, [island, text])

  if (!text || !status) return null

  const close = () => {
    closeNotice(text)
    setClosed([...closed, text])
    // The focused button may disappear with the notice. Without this, the keyboard would start from the top.
    status.focus()
  }

  return (
    <button type="button" aria-label={texts.close} onClick={close} className="icon-button">
      <X className="icon" />
      {texts.closeShort}
    </button>
  )
}

export const mount = (island: HTMLElement) => mountIsland(island, Notices)

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { closedNotices, closeNotice } from '@/browser/notices/closed'
import { readNoticesFile } from '@/browser/notices/read-file'
import { Icon } from '@/components/parts/icon'
import { dayInBrazil } from '@/lib/day'
import { NOTICES_PATH, noticesOn, parseNotices } from '@/lib/notices'
import type { Standing } from './islands'
import { createQueryClient } from './query-client'

/** What the file says today. Throws what is wrong with it, which no second request would mend. */
function textsOfToday(file: Awaited<ReturnType<typeof readNoticesFile>>): string[] {
  if ('problem' in file) throw new Error(file.problem)
  return noticesOn(parseNotices(file.text), dayInBrazil(new Date())).map(({ text }) => text)
}

/**
 * The day's notice, one at a time in the order of the file; closing one brings the next. A screen
 * reader hears the text because its place (`role="status"`) stood in the HTML before.
 */
export function Notices({
  island,
  texts,
}: { texts: { close: string; closeShort: string } } & Standing) {
  const [client] = useState(createQueryClient)
  const [closed, setClosed] = useState(closedNotices)
  const status = useRef(island.querySelector<HTMLElement>('[role=status]'))
  const { data, error } = useQuery(
    {
      queryKey: [NOTICES_PATH],
      queryFn: readNoticesFile,
      select: textsOfToday,
      // Once a page is enough: nobody reads a notice that changes while they look at it.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    client,
  )

  useEffect(() => {
    if (error) console.warn(`${NOTICES_PATH}: ${error.message}`)
  }, [error])

  const text = data?.find((notice) => !closed.includes(notice))
  if (!text || !status.current) return null

  const close = () => {
    closeNotice(text)
    setClosed([...closed, text])
    // The button may go with the notice, and the keyboard shall not start from the top again.
    status.current?.focus()
  }

  return (
    <>
      {createPortal(text, status.current)}
      <button type="button" aria-label={texts.close} onClick={close} className="icon-button">
        <Icon name="close" />
        {texts.closeShort}
      </button>
    </>
  )
}

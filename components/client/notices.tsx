'use client'

import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { closedNotices, closeNotice } from '@/lib/closed-notices'
import { Icon } from '../icon'

const NoticesQuery = lazy(() => import('./notices-query'))

/**
 * The day's notice, one at a time in the order of the file; closing one brings the next. The file is
 * read once React runs, which is after the visitor's first sign; a screen reader hears the text
 * because its place was there before.
 */
export function Notices({ texts }: { texts: { close: string; closeShort: string } }) {
  const place = useRef<HTMLDivElement>(null)
  const [awake, setAwake] = useState(false)
  const [waiting, setWaiting] = useState<readonly string[]>([])

  useEffect(() => setAwake(true), [])

  const show = useCallback((texts: readonly string[]) => {
    const closed = closedNotices()
    setWaiting(texts.filter((text) => !closed.includes(text)))
  }, [])

  const [text, ...rest] = waiting

  const close = (closed: string) => {
    closeNotice(closed)
    setWaiting(rest)
    // The button may go with the notice, and the keyboard shall not start from the top again.
    place.current?.focus()
  }

  return (
    <div ref={place} tabIndex={-1} className={text ? 'notice' : ''}>
      <div className="wrap">
        <p role="status">{text}</p>
        {text && (
          <button
            type="button"
            aria-label={texts.close}
            onClick={() => close(text)}
            className="icon-button"
          >
            <Icon name="close" />
            {texts.closeShort}
          </button>
        )}
      </div>
      {awake && (
        <Suspense>
          <NoticesQuery onRead={show} />
        </Suspense>
      )}
    </div>
  )
}

import { useEffect, useState } from 'react'
import { onReturn } from '@/editor/browser/on-return'
import { dayIn } from '@/model/brazil/clock'

/** Time between two readings of the clock, in milliseconds. */
const CLOCK_INTERVAL = 60_000

/**
 * Returns the day of a clock as `2026-12-24`, and renders the component again after midnight. Does not
 * read the clock at each keystroke, because a phone takes milliseconds to create the format of a day.
 */
export function useToday(timeZone: string): string {
  const [today, setToday] = useState(() => dayIn(timeZone, new Date()))
  useEffect(() => {
    const update = () => setToday(dayIn(timeZone, new Date()))
    update()
    const timer = window.setInterval(update, CLOCK_INTERVAL)
    // Browsers stop the timers of a hidden page.
    const end = onReturn(update)
    return () => {
      window.clearInterval(timer)
      end()
    }
  }, [timeZone])
  return today
}

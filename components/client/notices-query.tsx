'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dayInBrazil } from '@/lib/day'
import { NOTICES_PATH, noticesOn, parseNotices } from '@/lib/notices'
import { readNoticesFile } from '@/lib/notices-file'
import { createQueryClient } from '@/lib/query-client'

/** What the file says today. Throws what is wrong with it, which no second request would mend. */
function textsOfToday(file: Awaited<ReturnType<typeof readNoticesFile>>): string[] {
  if ('problem' in file) throw new Error(file.problem)
  return noticesOn(parseNotices(file.text), dayInBrazil(new Date())).map(({ text }) => text)
}

/** Reads the notices and hands them on; shows nothing itself. In a file of its own for `lazy`. */
// biome-ignore lint/style/noDefaultExport: React.lazy loads a module's default export
export default function NoticesQuery({ onRead }: { onRead: (texts: readonly string[]) => void }) {
  const [client] = useState(createQueryClient)
  const { data, error } = useQuery(
    {
      queryKey: [NOTICES_PATH],
      queryFn: readNoticesFile,
      select: textsOfToday,
      // Once a page is enough: nobody reads a notice that changes under his eyes.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    client,
  )

  useEffect(() => {
    if (data) onRead(data)
  }, [data, onRead])

  useEffect(() => {
    if (error) console.warn(`${NOTICES_PATH}: ${error.message}`)
  }, [error])

  return null
}

import { readFileSync } from 'node:fs'

export const dynamic = 'force-static'

/** The day's notices as the owner wrote them; the build has held them to their rules. */
export const GET = () =>
  new Response(readFileSync('content/avisos.json'), {
    headers: { 'Content-Type': 'application/json' },
  })

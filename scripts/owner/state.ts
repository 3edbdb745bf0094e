import { readFileSync } from 'node:fs'
import { NOTICES_PATH } from '@/lib/notices'
import { checkedContent } from '@/scripts/content/check'
import { command } from '@/scripts/shared/process'

/*
 * Tells as JSON what the pages show by now, for scripts/owner/content.ts.
 */

await command(async () => {
  const content = checkedContent()
  const all = { ...content, notices: readFileSync(`content${NOTICES_PATH}`, 'utf8') }
  const parts = Object.entries(all).map(([part, value]) => [part, JSON.stringify(value)])
  console.log(JSON.stringify({ parts: Object.fromEntries(parts), stale: [] }))
})

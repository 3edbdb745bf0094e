import { NOTICES_PATH, NOTICES_SIZE } from '@/lib/notices'

/** For the whole of one attempt. */
const TIMEOUT_MS = 5000

/** The body as text, or nothing when it is longer than allowed: the rest is not fetched. */
async function textWithin(size: number, response: Response): Promise<string | undefined> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let read = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    read += value.length
    if (read > size) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

/**
 * Fetches the notices from the site's own host. What the host answered is a result, even a useless
 * one: a second request would bring the same.
 * @throws when there was no answer in time, which is worth another attempt
 */
export async function readNoticesFile(): Promise<{ text: string } | { problem: string }> {
  const response = await fetch(NOTICES_PATH, {
    credentials: 'omit',
    cache: 'no-cache',
    redirect: 'error',
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  })
  if (!response.ok) return { problem: `o servidor respondeu ${response.status}` }
  const text = await textWithin(NOTICES_SIZE, response)
  return text === undefined ? { problem: `passa de ${NOTICES_SIZE} bytes` } : { text }
}

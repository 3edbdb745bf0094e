import { NOTICES_PATH, NOTICES_SIZE } from '@/lib/notices'
import { readNoticesFile } from './read-file'

const request = jest.spyOn(globalThis, 'fetch')
const answer = (response: Response) => request.mockResolvedValueOnce(response)

it('asks the site’s own host, without cookies and never for a stored copy', async () => {
  answer(new Response('{}'))
  await readNoticesFile()
  expect(request).toHaveBeenCalledWith(
    NOTICES_PATH,
    expect.objectContaining({ credentials: 'omit', cache: 'no-cache', redirect: 'error' }),
  )
})

it('gives the text of a file up to its size, whatever its letters', async () => {
  const text = 'ç'.repeat(NOTICES_SIZE / 2)
  answer(new Response(text))
  expect(await readNoticesFile()).toEqual({ text })
  answer(new Response(null))
  expect(await readNoticesFile()).toEqual({ text: '' })
})

it('fetches no more of a file that is too long', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(stream) {
      sent += 1024
      stream.enqueue(new Uint8Array(1024))
    },
  })
  answer(new Response(endless))
  expect(await readNoticesFile()).toEqual({ problem: expect.stringContaining(`${NOTICES_SIZE}`) })
  expect(sent).toBeLessThan(NOTICES_SIZE * 2)
})

it.each([403, 404, 500])('takes the status %i for an answer, and says it', async (status) => {
  answer(new Response('{"avisos": []}', { status }))
  expect(await readNoticesFile()).toEqual({ problem: expect.stringContaining(`${status}`) })
})

it('fails where no answer comes, which is worth another attempt', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(readNoticesFile()).rejects.toThrow('Failed to fetch')
})

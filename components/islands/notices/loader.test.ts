/** @jest-environment jsdom */
import { NOTICES_STALE_TIME, noticesLoader } from './loader'

const notice = (texto: string) => ({ texto, de: '2026-01-01', ate: '2099-12-31' })

let avisos: unknown[]
const fetchMock = jest.fn(async () => ({ ok: true, json: async () => ({ avisos }) }))
const start = jest.fn(async () => true)

async function interact() {
  document.body.click()
  await jest.advanceTimersByTimeAsync(0)
}

it('requests the notices again at an interaction after the response is stale', async () => {
  jest.useFakeTimers()
  Object.assign(globalThis, { fetch: fetchMock })
  document.body.innerHTML = '<div data-island="notices"></div>'
  noticesLoader.init?.(start)
  avisos = []
  await interact()
  await interact()
  expect(fetchMock).toHaveBeenCalledTimes(1)

  await jest.advanceTimersByTimeAsync(NOTICES_STALE_TIME)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  avisos = [notice('Temporal.')]
  await interact()
  expect(fetchMock).toHaveBeenCalledTimes(2)
  expect(start).toHaveBeenCalledWith(document.querySelector('div'))
  expect(document.querySelector('div')?.dataset.response).toBe('["Temporal."]')

  // From here on the island sends the requests.
  await jest.advanceTimersByTimeAsync(NOTICES_STALE_TIME)
  await interact()
  expect(fetchMock).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

import { checkSite } from '../scripts/hosting/checks'
import { isLoopback } from '../scripts/hosting/request'
import { expect, test } from './fixtures'

test('the host keeps everything that deploy:check asks of it', { tag: '@phone' }, async ({
  baseURL,
}) => {
  const base = baseURL ?? ''
  const rows = await checkSite(base, { allRedirects: isLoopback(base) })
  expect(rows.filter(({ ok }) => !ok)).toEqual([])
  expect(rows.length).toBeGreaterThan(90)
})

import { checkSite } from '@/scripts/hosting/check'
import { expect, test } from './fixtures'

test('the host does everything that deploy:check asks of it', { tag: '@phone' }, async ({
  baseURL,
}) => {
  const rows = await checkSite(baseURL ?? '', 'out')
  expect(rows.filter(({ ok }) => !ok)).toEqual([])
})

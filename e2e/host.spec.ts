import { checkSite } from '@/scripts/hosting/check'
import { expect, OUT, test } from './fixtures'

test('the host does everything that this site asks of one', { tag: '@phone' }, async ({
  baseURL,
}) => {
  const rows = await checkSite(baseURL ?? '', OUT)
  expect(rows.filter(({ fault }) => fault)).toEqual([])
})

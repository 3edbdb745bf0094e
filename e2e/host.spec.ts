import { checkSite } from '@/scripts/hosting/check/all'
import { lastBuild } from '@/scripts/hosting/check/site'
import { isLoopback } from '@/scripts/hosting/request'
import { expect, test } from './fixtures'

test('the host keeps everything that deploy:check asks of it', { tag: '@phone' }, async ({
  baseURL,
}) => {
  const base = baseURL ?? ''
  const rows = await checkSite({
    base,
    allRedirects: isLoopback(base),
    ...lastBuild('Run "npm run build" first.'),
  })
  expect(rows.filter(({ ok }) => !ok)).toEqual([])
  // At least one of each group, the last one included.
  const checks = rows.map(({ check }) => check)
  expect(checks).toEqual(
    expect.arrayContaining(['/: page', '/index', '/.env: gives nothing away', 'HEAD /']),
  )
})

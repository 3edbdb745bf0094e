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
  // Without the contact for reports: that it expires is no host's fault, and no test may fail by the calendar.
  expect(rows.filter(({ ok, about }) => !ok && about !== 'contact')).toEqual([])
  // At least one of each group, the last one included.
  const checks = rows.map(({ check }) => check)
  expect(checks).toEqual(
    expect.arrayContaining(['/: page', '/index', '/.env: gives nothing away', 'HEAD /']),
  )
})

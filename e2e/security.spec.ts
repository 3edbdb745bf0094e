import { expect, test } from './fixtures'

// Every spec checks that the pages themselves violate nothing (fixtures.ts), and a unit test the policy.

test('refuses a script that was put into the page, and a string that would become markup', {
  tag: '@phone',
}, async ({ page, consoleErrors, violations }) => {
  // Without the policy of the header: a host without configuration sends none, so the page's own has to do.
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      const taken = '<script>document.title = "taken"</script></main>'
      const body = (await response.text()).replace('</main>', taken)
      await route.fulfill({ response, headers, body })
    },
  )
  await page.goto('/')
  await expect.poll(() => violations.splice(0)).toEqual(['script-src-elem: inline'])
  await expect(
    page.evaluate(() => {
      document.body.innerHTML = '<img src="/icon.svg" onload="document.title = \'taken\'">'
    }),
  ).rejects.toThrow('TrustedHTML')
  await expect(page).not.toHaveTitle('taken')
  await expect.poll(() => violations.splice(0)).toHaveLength(1)
  consoleErrors.splice(0)
})

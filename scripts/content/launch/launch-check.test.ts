import { spawnSync } from 'node:child_process'
import { siteContent } from '@/content/schema'
import { dayInBrazil } from '@/lib/day'
import { readContent } from '@/scripts/content/read'
import { contentSources } from './claims'
import { launchItems, launchLine } from './items'

jest.setTimeout(60_000)

it('tells of each item with reason and example, and ends with 1 while one blocks a launch', async () => {
  const today = dayInBrazil(new Date())
  const items = launchItems(siteContent.parse(await readContent()), contentSources(), today)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/launch-check.ts'],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  expect(status).toBe(items.some(({ blocks }) => blocks) ? 1 : 0)
  for (const { file, field, what, why, example, todo } of items)
    for (const said of [`${file}: ${field}\n`, `${what}\n`, `Por quê: ${why}\n`, example ?? todo])
      expect(stdout).toContain(said)
  expect(stdout).toContain(launchLine(items))
})

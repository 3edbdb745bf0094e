import { spawnSync } from 'node:child_process'

it('ends quietly when the reader of the output is gone', () => {
  const command = 'npx --no-install tsx scripts/launch-check.ts | true'
  expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stderr).toBe('')
})

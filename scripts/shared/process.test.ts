import { spawnSync } from 'node:child_process'

it('prints no error when another program stops reading its output', () => {
  const command = 'node --import tsx scripts/launch-check.ts | true'
  expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stderr).toBe('')
})

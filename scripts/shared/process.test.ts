import { spawnSync } from 'node:child_process'
import { FIXTURE_FOLDER } from '@/fixtures/folder'

it('prints no error when another program stops reading its output', () => {
  const command = `node --import tsx scripts/launch-check.ts ${FIXTURE_FOLDER} | true`
  expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stderr).toBe('')
})

import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { testFolder } from '@/scripts/shared/test-folder'

const { at, put } = testFolder()

it('fails when something ends it before there is a site', () => {
  put({ 'end.mjs': 'console.log = () => process.exit(0)' })
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', pathToFileURL(at('end.mjs')).href, 'scripts/build.ts'],
    { encoding: 'utf8' },
  )
  expect(stderr).toContain('O site não foi construído')
  expect(status).toBe(1)
})

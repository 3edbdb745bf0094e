import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { fileHash } from '@/build/files'

test('builds the editor beside the site that was built last', () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/editor.ts'], { stdio: 'inherit' })
  // A browser removes the files of earlier builds only if the worker differs from theirs.
  const [worker = '', app = ''] = ['service-worker.js', 'app.js'].map((file) =>
    readFileSync(`editor/out/editor/${file}`, 'utf8'),
  )
  expect(worker).toContain(fileHash(app))
})

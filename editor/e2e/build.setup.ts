import { execFileSync } from 'node:child_process'
import { test } from '@playwright/test'

test('builds the editor beside the site that was built last', () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/editor.ts'], { stdio: 'inherit' })
})

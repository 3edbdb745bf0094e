import './shared/node-version.mjs'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { ensureBrowser, run } from './shared/set-up.mjs'

/*
 * Compares the pages in out/ with e2e/pictures/, and takes those pictures anew that differ:
 * npm run e2e:pictures. reports/playwright shows the difference.
 */

const FOLDER = 'e2e/pictures'

const CHROME_PATH = await ensureBrowser()
const compare = (...more: string[]) =>
  run('npx', ['--no-install', 'playwright', 'test', 'pictures.spec.ts', ...more], { CHROME_PATH })

if (!compare('-u', 'none')) {
  const start = Date.now()
  // Without the report, which would take the place of the one that shows the difference.
  if (!compare('-u', 'changed', '--reporter', 'list')) process.exitCode = 1
  const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.png'))
  for (const file of pictures.map((name) => `${FOLDER}/${name}`)) {
    if (statSync(file).mtimeMs < start) continue
    // Flat colours: what is lost is far below what the comparison lets pass.
    writeFileSync(file, await sharp(file).png({ colours: 96, dither: 0, effort: 10 }).toBuffer())
  }
}

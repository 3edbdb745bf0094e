import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepLastBuild, LAST_BUILD_IMAGES, readLastBuild } from './last-build'

const ROOT = process.cwd()

beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'last-build-'))))
afterEach(() => {
  const folder = process.cwd()
  process.chdir(ROOT)
  rmSync(folder, { recursive: true })
})

it('keeps the pictures of the last build when other content is generated', () => {
  mkdirSync('public/images', { recursive: true })
  writeFileSync('public/images/owner.svg', '<svg/>')
  keepLastBuild({ folder: 'content' } as never)
  rmSync('public/images/owner.svg')
  writeFileSync('.generated/site.json', '{"folder":"fixtures/company"}')
  expect(readLastBuild().folder).toBe('content')
  expect(existsSync(`${LAST_BUILD_IMAGES}owner.svg`)).toBe(true)
})

it('reports that there was no build', () => {
  expect(readLastBuild).toThrow('Run "npm run build" first.')
})

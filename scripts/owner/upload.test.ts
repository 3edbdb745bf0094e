import { utimesSync } from 'node:fs'
import { filesBelow } from '@/scripts/shared/files'
import { testFolder } from '@/scripts/shared/test-folder'
import { addToUpload, uploadSteps } from './upload'

const { at, put } = testFolder()

function write(path: string, day = 1): void {
  put({ [path]: '' })
  utimesSync(at(path), day * 86_400, day * 86_400)
}

const add = () => addToUpload(at('out'), at('site'))

it('keeps hashed files of earlier builds and nothing else that the build has not', () => {
  for (const path of ['out/index.html', 'out/images/a.2.svg', 'out/.htaccess']) write(path)
  for (const path of ['site/old.html', 'site/images/a.1.svg', 'site/_next/static/old.js'])
    write(path)
  expect(add()).toBe(5)
  expect(filesBelow(at('site'))).toEqual(
    ['.htaccess', '_next/static/old.js', 'images/a.1.svg', 'images/a.2.svg', 'index.html'].sort(),
  )
})

it('lets the oldest go where more files than Cloudflare takes would go up', () => {
  write('out/index.html')
  for (let day = 1; day <= 1000; day++) write(`site/images/${day}.svg`, day)
  expect(add()).toBe(1000)
  const kept = filesBelow(at('site'))
  expect(kept).toContain('images/1000.svg')
  expect(kept).not.toContain('images/1.svg')
})

it('names the project after the domain, on the page and for the command line', () => {
  const said = uploadSteps('https://www.praialimpa.com.br', 12)
  expect(said).toContain('Workers & Pages › praialimpa\n')
  expect(said).toContain('--project-name praialimpa ')
})

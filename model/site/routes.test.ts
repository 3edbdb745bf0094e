import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorPages, routes } from './routes'

it('lists exactly the pages of app/', () => {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[\\/])page\.tsx$/.test(file))
    .map((file) => dirname(file).replaceAll('\\', '/').replace(/^\.$/, ''))
  const serverError = errorPages.serverError.replace('.html', '')
  expect([...routes.map(({ path }) => path.slice(1)), serverError].sort()).toEqual(pages.sort())
})

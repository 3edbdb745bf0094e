/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every class that a component names. */
function classesIn(path: string): string[] {
  const lists = readFileSync(path, 'utf8').matchAll(/className="([^"]+)"/g)
  return [...lists].flatMap(([, names = '']) => names.split(' '))
}

it('adds no class to the style sheet, which sites without measuring ship as well', () => {
  const own = classesIn('components/consent.tsx')
  const others = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('consent.tsx'))
      .flatMap((path) => classesIn(join(folder, path))),
  )
  expect(own.length).toBeGreaterThan(4)
  expect(own.filter((name) => !others.includes(name))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { hasPackages, startable } from './set-up.mjs'

const packages: Record<string, { integrity?: string }> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages

it('has an integrity for each package of the lockfile', () => {
  const without = Object.entries(packages).filter(([path, { integrity }]) => path && !integrity)
  expect(without.map(([path]) => path)).toEqual([])
})

describe('the packages', () => {
  const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const
  const tool = { integrity: 'sha512-tool' }
  const native = (os: string, libc?: string[]) => ({
    integrity: `sha512-${os}`,
    optional: true,
    os: [os],
    cpu: ['x64'],
    libc,
  })

  it('are complete without those of other systems', () => {
    const locked = { '': {}, tool, a: native('win32'), b: native('linux', ['musl']) }
    expect(hasPackages(locked, { tool }, linux)).toBe(true)
  })

  it('are not complete without a program for this system, or with another version of one', () => {
    const locked = { '': {}, tool, program: native('linux', ['glibc']) }
    expect(hasPackages(locked, { tool }, linux)).toBe(false)
    expect(hasPackages(locked, { tool, program: { integrity: 'sha512-old' } }, linux)).toBe(false)
    expect(hasPackages(locked, { tool, program: { integrity: 'sha512-linux' } }, linux)).toBe(true)
  })
})

it('starts npm on Windows by one string, as Node warns of a shell with arguments', () => {
  const shell = { shell: true }
  expect(startable('npm', ['run', 'build'], 'win32')).toEqual(['npm run build', [], shell])
})

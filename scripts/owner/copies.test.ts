import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringBack, copies, keepCopy } from './copies'

const project = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'))
  process.chdir(folder)
  mkdirSync('content/fotos', { recursive: true })
  writeFileSync('content/home.json', 'first')
  writeFileSync('content/fotos/ralo.jpg', 'photo')
})

afterEach(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

it('keeps texts and photos as they were before the first change of a day', () => {
  keepCopy('2026-11-22')
  writeFileSync('content/home.json', 'second')
  keepCopy('2026-11-22')
  expect(copies()).toEqual(['2026-11-22'])
  expect(readFileSync('copias/2026-11-22/home.json', 'utf8')).toBe('first')
  expect(readFileSync('copias/2026-11-22/fotos/ralo.jpg', 'utf8')).toBe('photo')
})

it('lists the newest first and lets the oldest of more than thirty go', () => {
  for (let day = 1; day <= 31; day++) keepCopy(`2026-10-${String(day).padStart(2, '0')}`)
  expect(copies()).toHaveLength(30)
  expect(copies()[0]).toBe('2026-10-31')
  expect(copies()).not.toContain('2026-10-01')
})

it('brings back the oldest of thirty, which the copy of the present would push out', () => {
  for (let day = 1; day <= 30; day++) keepCopy(`2026-10-${String(day).padStart(2, '0')}`)
  writeFileSync('content/home.json', 'second')
  bringBack('2026-10-01', '2026-11-01 antes de desfazer')
  expect(readFileSync('content/home.json', 'utf8')).toBe('first')
  expect(readFileSync('copias/2026-11-01 antes de desfazer/home.json', 'utf8')).toBe('second')
})

it('takes away only photos that the copy has not, so that a copy of long ago leaves a whole site', () => {
  keepCopy('2026-10-01')
  writeFileSync('content/pests.json', 'of today')
  writeFileSync('content/fotos/mapa.jpg', 'photo of today')
  bringBack('2026-10-01', '2026-11-01 antes de desfazer')
  expect(readFileSync('content/pests.json', 'utf8')).toBe('of today')
  expect(readFileSync('content/fotos/ralo.jpg', 'utf8')).toBe('photo')
  expect(() => readFileSync('content/fotos/mapa.jpg')).toThrow()
})

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cannotWrite, tryFolders } from './cannot-write'

jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs')
  return { ...actual, writeFileSync: jest.fn(actual.writeFileSync) }
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** As the file system refuses, also to one who may do all. */
const refusal = (code: string) => Object.assign(new Error('refused'), { code, path: 'out' })

it.each(['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'ENOTEMPTY', 'ENOSPC'])(
  'says in one line what to do about %s',
  (code) => {
    expect(cannotWrite(refusal(code))).toMatch(
      new RegExp(
        `^A pasta ou o arquivo out não pode ser escrito \\(${code}\\)\\. O que fazer: .+$`,
      ),
    )
  },
)

it('leaves any other failure to those who know it', () => {
  expect(cannotWrite(refusal('ENOENT'))).toBeUndefined()
  expect(cannotWrite(new Error('no'))).toBeUndefined()
  expect(cannotWrite(undefined)).toBeUndefined()
})

it('leaves nothing in folders that can be written, and does not mind one that is not there', () => {
  mkdirSync(join(folder, 'out'))
  writeFileSync(join(folder, 'hosting'), 'a file')
  tryFolders([folder, join(folder, 'out'), join(folder, 'hosting'), join(folder, 'none')])
  expect(readdirSync(folder)).toEqual(['hosting', 'out'])
  expect(readdirSync(join(folder, 'out'))).toEqual([])
})

it('names the folder that refuses', () => {
  jest.mocked(writeFileSync).mockImplementationOnce(() => {
    throw refusal('EPERM')
  })
  expect(() => tryFolders([folder])).toThrow(
    `A pasta ou o arquivo ${folder} não pode ser escrito (EPERM).`,
  )
})

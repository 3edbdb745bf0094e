import { readdirSync, writeFileSync } from 'node:fs'
import { cannotWrite, tryFolders } from './cannot-write'
import { testFolder } from './test-folder'

jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs')
  return { ...actual, writeFileSync: jest.fn(actual.writeFileSync) }
})

const { at, put } = testFolder()

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
  put({ 'out/index.html': '', hosting: 'a file' })
  tryFolders([at(), at('out'), at('hosting'), at('none')])
  expect(readdirSync(at())).toEqual(['hosting', 'out'])
  expect(readdirSync(at('out'))).toEqual(['index.html'])
})

it('names the folder that refuses', () => {
  jest.mocked(writeFileSync).mockImplementationOnce(() => {
    throw refusal('EPERM')
  })
  expect(() => tryFolders([at()])).toThrow(
    `A pasta ou o arquivo ${at()} não pode ser escrito (EPERM).`,
  )
})

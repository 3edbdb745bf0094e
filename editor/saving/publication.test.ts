/** @jest-environment jsdom */
import type { GitHub } from '@/editor/github/github'
import {
  followPublication,
  type PublicationState,
  readPublication,
  storePublication,
} from './publication'

const SITE_URL = 'https://praialimpa.example'
const [SAVED, LATER, EARLIER] = ['a', 'b', 'c'].map((digit) => digit.repeat(40))
const MINUTE = 60_000

let end = () => {}
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  end()
  jest.useRealTimers()
})

/**
 * Follows the publication of a save for some minutes.
 * @param published the commit in the site's response; undefined for no response
 * @returns the states that the owner saw
 */
async function follow(published: unknown, minutes = 0) {
  const json = async () => ({ commit: published })
  const fetch = jest.fn(async () => (published === undefined ? Promise.reject() : { json }))
  Object.assign(globalThis, { fetch })
  const github = { isAncestor: async (_: string, oid: string) => oid === LATER }
  const publication = { commit: String(SAVED), savedAt: Date.now() }
  const states: PublicationState[] = []
  end = followPublication(publication, SITE_URL, github as Partial<GitHub> as GitHub, (state) =>
    states.push(state),
  )
  await jest.advanceTimersByTimeAsync(minutes * MINUTE)
  return states
}

it.each([
  ['live', 'the commit of the save', SAVED],
  ['live', 'a later commit', LATER],
  ['publishing', 'an earlier commit', EARLIER],
  ['publishing', 'no commit, but a word', 'main'],
  ['publishing', 'nothing', undefined],
  ['unknown', 'that it does not know its commit', null],
])('reports %s if the site responds %s', async (state, _, published) => {
  expect(await follow(published)).toEqual([state])
})

it('reports an unknown state ten minutes after a save, and ends the checks', async () => {
  const states = await follow(undefined, 20)
  expect(states).toEqual([...Array(40).fill('publishing'), 'unknown'])
})

it.each([
  ['keeps the record of a newer save of another tab', LATER, LATER],
  ['removes its own record', SAVED, undefined],
])('%s when its commit is published', async (_, stored, left) => {
  storePublication(String(stored))
  expect(await follow(SAVED)).toEqual(['live'])
  expect(readPublication()?.commit).toBe(left)
})

it.each(['{', '"x"', '{"commit":5}', '[]'])('ignores the stored publication %s', (stored) => {
  localStorage.setItem('recibo', stored)
  expect(readPublication()).toBeUndefined()
})

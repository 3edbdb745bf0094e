import { changed, loadContent } from './changed-content'
import { fuzzFiles, fuzzNotices, fuzzValues } from './fuzz'

/*
 * A fixed seed, so that the same is tried each time; `npm run fuzz` tries more, and something else.
 */

const SEED = 20270115

jest.setTimeout(60_000)

beforeAll(loadContent)

it('ends in a whole site or in clear lines, whatever a value of content/ is', () => {
  expect(() =>
    fuzzValues(
      changed(() => {}),
      SEED,
      300,
    ),
  ).not.toThrow()
})

it('ends in one clear line, whatever slip the notices have', () => {
  expect(() => fuzzNotices(SEED, 100)).not.toThrow()
})

it('ends in clear lines, whatever slip a file of content/ has', () => {
  expect(() => fuzzFiles(SEED, 40)).not.toThrow()
})

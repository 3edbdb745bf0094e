import './shared/node-version.mjs'
import { fuzzFiles, fuzzNotices, fuzzValues } from './content/fuzz'
import { readContent } from './content/read'

/*
 * Tries far more of what a person may type, paste or save than the unit tests do, and other things each
 * time: npm run fuzz, npm run fuzz -- 100000, or npm run fuzz -- 20000 17 with the seed of another run.
 */

/** Values are quick; each file is read anew, with all beside it. */
const [VALUES, NOTICES, FILES] = [1000, 100, 20]

const total = Number(process.argv[2] ?? 20_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
const rounds = Math.ceil(total / VALUES)

try {
  const content = await readContent()
  console.log(`seed ${seed}`)
  for (let round = 0; round < rounds; round++) {
    fuzzValues(content, seed + round, VALUES)
    fuzzNotices(seed + round, NOTICES)
    fuzzFiles(seed + round, FILES)
    const done = round + 1
    console.log(`${done * VALUES} values, ${done * NOTICES} notices, ${done * FILES} files`)
  }
} catch (error) {
  console.error(error)
  process.exitCode = 1
}

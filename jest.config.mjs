import nextJest from 'next/jest.js'

const project = nextJest({ dir: './' })
const COMMON = {
  // Tests of browser code start with `@jest-environment jsdom` instead.
  testEnvironment: '<rootDir>/fixtures/html-environment.mjs',
  modulePathIgnorePatterns: ['/out/', '/.next'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Zod loads its messages in 60 languages, which takes a fifteenth of the tests' time. The schema has its own.
    '/locales/index.cjs$': '<rootDir>/node_modules/zod/v4/locales/en.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/fixtures/wait-longer.ts'],
}

export default async () => ({
  // All cores, because by default Jest leaves one idle.
  maxWorkers: '100%',
  testTimeout: 60_000,
  projects: [
    await project({
      ...COMMON,
      displayName: 'unit',
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/'],
    })(),
    // Reads the site that `npm run build -- fixtures/company` has written.
    await project({
      ...COMMON,
      displayName: 'exported',
      testMatch: ['<rootDir>/e2e/*.test.ts'],
    })(),
  ],
})

import './scripts/shared/node-version.mjs'
import nextJest from 'next/jest.js'

const next = nextJest({ dir: './' })({
  // Tests of what runs in a browser say `@jest-environment jsdom` in their first line.
  testEnvironment: 'node',
  // Left alone, Jest leaves a core idle: one of two.
  maxWorkers: '100%',
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['/out/', '/.next'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
})

/** Modules of packages that come as ES modules only, which Jest has to translate. */
const TRANSLATED = ['parse5', 'entities']

export default async () => ({
  ...(await next()),
  transformIgnorePatterns: [`/node_modules/(?!(${TRANSLATED.join('|')})/)`],
})

import './scripts/shared/node-version.mjs'
import nextJest from 'next/jest.js'

const next = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['/out/', '/.next'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
})

/** Packages that exist as ES modules only, which Jest has to compile. */
const COMPILED = ['parse5', 'entities']

export default async () => ({
  ...(await next()),
  transformIgnorePatterns: [`/node_modules/(?!(${COMPILED.join('|')})/)`],
})

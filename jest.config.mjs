import nextJest from 'next/jest.js'

// Run the tests on the fixture company, so that the owner's texts cannot break them.
process.env.COMPANY ??= 'fixtures/company'

export default nextJest({ dir: './' })({
  // A test that needs a browser's objects says `@jest-environment jsdom` in its first line.
  testEnvironment: 'node',
  // By default, Jest leaves one core idle.
  maxWorkers: '100%',
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['/out/', '/.next'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})

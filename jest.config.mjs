import nextJest from 'next/jest.js'

// Tests judge the program, not the owner's words.
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

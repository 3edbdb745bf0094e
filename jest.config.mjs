import nextJest from 'next/jest.js'

export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['/out/', '/.next'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
})

/** The system's code of an error, as `ENOENT`; empty for other errors. */
export function errorCode(error: unknown): string {
  // Not by `instanceof`: a test runner has classes of its own.
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : ''
}

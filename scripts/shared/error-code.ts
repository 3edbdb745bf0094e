/** What the system calls an error, as `ENOENT`; empty for one of another kind. */
export function errorCode(error: unknown): string {
  // Not by `instanceof`: a test runner has classes of its own.
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : ''
}

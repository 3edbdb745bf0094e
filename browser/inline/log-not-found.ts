/** Logs the address that was not found, without its query. */
export function logNotFound(): void {
  console.error('404: no page at', location.pathname)
}

/** The part of the package that server.ts uses. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default function compression(options: {
    threshold: number
    brotli: { params: Record<number, number> }
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

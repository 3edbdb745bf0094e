import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, type Question, request } from '@/scripts/hosting/request'
import type { HostingRules } from '@/scripts/hosting/rules'
import { filesBelow } from '@/scripts/shared/files'

/** A site as it is published, and what the last build wrote for it. */
export type Site = {
  /** Its origin. */
  base: string
  /** Its origin without TLS, where there is one. */
  plain?: string
  /** Some hosts can't redirect every address; then the page itself is right, too. */
  allRedirects: boolean
  rules: HostingRules
  /** What the export holds for visitors, by address. */
  files: ReadonlyMap<string, Buffer>
}

export const UNKNOWN = '/nada/aqui'

/** @throws with these words when there is no export */
export function lastBuild(missing: string): Pick<Site, 'rules' | 'files'> {
  if (!existsSync('hosting/rules.json')) throw new Error(missing)
  const rules: HostingRules = JSON.parse(readFileSync('hosting/rules.json', 'utf8'))
  const paths = filesBelow('out').filter((path) => !rules.hidden.includes(`/${path}`))
  const files = new Map(paths.map((path) => [`/${path}`, readFileSync(join('out', path))]))
  return { rules, files }
}

export function ask(site: Site, path: string, question?: Question): Promise<Answer> {
  return request(site.base, path, question)
}

/** nginx's own status for a connection that it closes instead of an answer. */
const CLOSED = 444

/** Asks for what a host may well refuse, and a closed connection is a refusal too. */
export function attempt(base: string, path: string, question?: Question): Promise<Answer> {
  const closed = { status: CLOSED, headers: {}, body: Buffer.alloc(0) }
  return request(base, path, question).catch(() => closed)
}

/**
 * A file of the export, as text.
 * @throws when there is no such file
 */
export function built(site: Site, address: string): string {
  const content = site.files.get(address)
  if (!content) throw new Error(`the export has no ${address}`)
  return content.toString()
}

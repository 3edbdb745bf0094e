import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { picture } from '@/lib/pictures'

/** In the page itself: as a file it would take a request of its own before the first paint. */
const MARK = readFileSync(join('public', picture('marca').fallback), 'utf8')

/** @param homeLabel what the link leads to, read behind the name */
export function Brand({ name, homeLabel }: { name: string; homeLabel: string }) {
  return (
    <a href="/" className="brand" aria-label={`${name}, ${homeLabel}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this project's own */}
      <span className="brand-mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: MARK }} />
      <span className="line-clamp-2">{name}</span>
    </a>
  )
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { picture } from '@/lib/pictures'

const { fallback, width, height } = picture('marca')
const PATHS = readFileSync(join('public', fallback), 'utf8').replace(/<\/?svg[^>]*>/g, '')

/** The mark, once in the page: as a file it would take a request of its own before the first paint. */
export function MarkSprite() {
  return (
    <svg aria-hidden="true" className="hidden">
      <symbol
        id="mark"
        viewBox={`0 0 ${width} ${height}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this project's own
        dangerouslySetInnerHTML={{ __html: PATHS }}
      />
    </svg>
  )
}

/** @param homeLabel what the link leads to, read behind the name */
export function Brand({ name, homeLabel }: { name: string; homeLabel: string }) {
  return (
    <a
      href="/"
      className={name.length > 22 ? 'brand brand-long' : 'brand'}
      aria-label={`${name}, ${homeLabel}`}
    >
      <svg aria-hidden="true" className="brand-mark enlarged:hidden!">
        <use href="#mark" />
      </svg>
      <span>{name}</span>
    </a>
  )
}

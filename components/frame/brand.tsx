import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { picture } from '@/lib/pictures'

/** As a file, the mark would take a request of its own before the first paint. */
const { fallback, width, height } = picture('marca')
const MARK = readFileSync(join('public', fallback), 'utf8').replace(/<\/?svg[^>]*>/g, '')

/** @param homeLabel what the link leads to, read behind the name */
export function Brand({ name, homeLabel }: { name: string; homeLabel: string }) {
  return (
    <a
      href="/"
      className={name.length > 22 ? 'brand brand-long' : 'brand'}
      aria-label={`${name}, ${homeLabel}`}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className="size-[40px] flex-none enlarged:hidden!"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this project's own
        dangerouslySetInnerHTML={{ __html: MARK }}
      />
      <span className="wrap-normal">{name}</span>
    </a>
  )
}

import type { Link } from '@/content/schema'

/** A navigation whose links lead to pages and sections. It marks the current page where it is given. */
export function PageLinks({
  name,
  links,
  path,
  className,
  linkClass = '',
}: {
  name: string
  links: readonly Link[]
  path?: string
  className?: string
  linkClass?: string
}) {
  return (
    <nav aria-label={name} className={className}>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === path ? 'page' : undefined}
              className={`inline-flex min-h-11 items-center ${linkClass}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { Link } from '@/model/schema/content'

/**
 * Renders a navigation with links to pages and sections.
 * @param name accessible name
 * @param path path of the current page, to mark its link
 */
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
        {links.map(({ label, href }, index) => (
          <li key={index}>
            <a
              href={href}
              aria-current={href === path ? 'page' : undefined}
              className={`touch-link ${linkClass}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

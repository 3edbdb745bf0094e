import type { HomePage } from '@/content/types'
import { Icon } from './icon'

/** The way to the company's other page. */
export function Sibling({ sibling }: { sibling: HomePage['sibling'] }) {
  return (
    <aside className="sibling" aria-label={sibling.title}>
      <div className="container">
        <h2 className="text-title">{sibling.title}</h2>
        <p className="text-lead">{sibling.text}</p>
        <a href={sibling.link.href} className="plain-button">
          {sibling.link.label}
          <Icon name="arrow" />
        </a>
      </div>
    </aside>
  )
}

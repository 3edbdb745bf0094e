import type { FrameProps } from '@/components/page-props'
import { headerLinks } from '@/model/page/navigation'

/** Renders tabs for the two pages, below `md`, where the header shows no links. A notice covers them. */
export const PageTabs = ({ content, path }: Pick<FrameProps, 'content' | 'path'>) => (
  <nav aria-label={content.interface.general.tabs} className="page-tabs md:gone print:gone">
    {headerLinks.flatMap(({ label, href }) => [
      <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
        {label}
      </a>,
      ' ',
    ])}
  </nav>
)

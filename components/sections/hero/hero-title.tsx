import { FittedHeading } from '@/components/parts/fitted-heading'
import { isWide } from '@/components/parts/fitted-text'

/** Renders a headline, in a smaller size if it is long, or has a word too wide for the column. */
export function HeroTitle({ children }: { children: string }) {
  return (
    <FittedHeading
      level="h1"
      className={isWide('headline', children) ? 'text-hero hero-wide' : 'text-hero'}
    >
      {children}
    </FittedHeading>
  )
}

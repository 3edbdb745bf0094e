import { FittedHeading } from '@/components/parts/fitted-heading'
import { textWidth, widestWord } from '@/model/fonts/text-width'

/** The column beside the illustration: 40 % of the screen (hero.css) at 6.4vw (app/styles/theme.css). */
const MAX_WORD_WIDTH = 6.2
/** Four lines of that column, a seventh less for their ends: more would push the button down. */
const MAX_TITLE_WIDTH = 21.5

/** Renders a headline, in a smaller size if it is long, or has a word too wide for the column. */
export function HeroTitle({ children }: { children: string }) {
  const isWide = textWidth(children) > MAX_TITLE_WIDTH || widestWord(children) > MAX_WORD_WIDTH
  return (
    <FittedHeading level="h1" className={isWide ? 'text-hero top-wide' : 'text-hero'}>
      {children}
    </FittedHeading>
  )
}

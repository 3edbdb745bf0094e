import { widestWord } from '@/model/fonts/text-width'
import { isWide, wordClass } from './fitted-text'

/**
 * Renders a heading, in a smaller size if its widest word would not fit in the column.
 * @param level name of the heading element
 */
export function FittedHeading({
  level: Heading,
  id,
  className,
  children,
}: {
  level: 'h1' | 'h2' | 'h3'
  id?: string
  className?: string
  children: string
}) {
  const sizeClass = isWide('heading', children) && wordClass(widestWord(children))
  const classes = [className, sizeClass && 'fitted-heading'].filter(Boolean)
  return (
    <Heading id={id} className={classes.join(' ') || undefined}>
      {sizeClass ? <span className={`wide-word ${sizeClass}`}>{children}</span> : children}
    </Heading>
  )
}

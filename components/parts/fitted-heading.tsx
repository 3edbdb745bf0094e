import { wideWordClass } from './fitted-text'

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
  const wordClass = wideWordClass(children)
  const classes = [className, wordClass && 'fitted-heading'].filter(Boolean)
  return (
    <Heading id={id} className={classes.join(' ') || undefined}>
      {wordClass ? <span className={`wide-word ${wordClass}`}>{children}</span> : children}
    </Heading>
  )
}

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
  if (!wordClass)
    return (
      <Heading id={id} className={className}>
        {children}
      </Heading>
    )
  return (
    <Heading id={id} className={className ? `${className} fitted-heading` : 'fitted-heading'}>
      <span className={`wide-word ${wordClass}`}>{children}</span>
    </Heading>
  )
}

import type { ComponentProps } from 'react'

/**
 * Shows a summary, and further content after a tap. Scrolls to the content, because a phone shows
 * only a part of the screen.
 * @param open true to show the content from the start, without scrolling to it
 */
export const Disclosure = ({ open, ...props }: ComponentProps<'details'>) => (
  <details
    {...props}
    open={open}
    onToggle={({ currentTarget }) => {
      if (currentTarget.open && !open) currentTarget.scrollIntoView({ block: 'nearest' })
    }}
  />
)

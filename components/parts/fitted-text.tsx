import { wideWordStep } from '@/lib/text-width'

/** The text of a heading, smaller than the heading's size where its widest word would not fit the column. */
export function FittedText({ children }: { children: string }) {
  const step = wideWordStep(children)
  return step ? <span className={`wide-word word-${step}`}>{children}</span> : children
}

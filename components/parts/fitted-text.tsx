import { wideWordStep } from '@/lib/text-width'

/** Renders the text of a heading, in a smaller size if its widest word would not fit in the column. */
export function FittedText({ children }: { children: string }) {
  const step = wideWordStep(children)
  return step ? <span className={`wide-word word-${step}`}>{children}</span> : children
}

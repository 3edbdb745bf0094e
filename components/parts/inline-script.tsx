import { inlineSource } from '@/browser/inline/source'

/** Writes the functions' own source into the page; see browser/inline/source.ts for what they may use. */
export function InlineScript({
  name,
  functions,
  tag,
}: {
  /** Tells it from Next's own scripts, which the build takes out. */
  name: string
  functions: readonly (() => void)[]
  /** The tag id of the analytics that it loads after a yes, for which the page's policy must open. */
  tag?: string | undefined
}) {
  return (
    <script
      data-own={name}
      data-tag={tag}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: source text of this project's own functions
      dangerouslySetInnerHTML={{ __html: inlineSource(...functions) }}
    />
  )
}

import { inlineSource } from '@/browser/inline/source'

/** Writes the functions' own source into the page; see browser/inline/source.ts for what they may use. */
export function InlineScript({
  name,
  functions,
  analytics = false,
}: {
  /** Tells it from Next's own scripts, which the build takes out. */
  name: string
  functions: readonly (() => void)[]
  /** Whether it loads the analytics tag, for which the page's policy must open. */
  analytics?: boolean
}) {
  return (
    <script
      data-own={name}
      data-analytics={analytics ? '' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: source text of this project's own functions
      dangerouslySetInnerHTML={{ __html: inlineSource(...functions) }}
    />
  )
}

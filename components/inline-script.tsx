import { inlineSource } from '@/lib/inline-scripts'

/** Writes the functions' own source into the page; see lib/inline-scripts.ts for what they may use. */
export function InlineScript({
  id,
  functions,
  analytics = false,
}: {
  /** The finishing step of the build lets no inline script pass whose id it does not know. */
  id: string
  functions: readonly (() => void)[]
  /** Whether it loads the analytics tag, for which the page's policy must open. */
  analytics?: boolean
}) {
  return (
    <script
      id={id}
      data-analytics={analytics ? '' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: source text of this project's own functions
      dangerouslySetInnerHTML={{ __html: inlineSource(...functions) }}
    />
  )
}

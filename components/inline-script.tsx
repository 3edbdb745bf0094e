import { inlineSource } from '@/lib/inline-scripts'

/** Writes the functions' own source into the page; see lib/inline-scripts.ts for what they may use. */
export function InlineScript({
  id,
  functions,
}: {
  id?: string
  functions: readonly (() => void)[]
}) {
  return (
    <script
      id={id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: source text of this project's own functions
      dangerouslySetInnerHTML={{ __html: inlineSource(...functions) }}
    />
  )
}

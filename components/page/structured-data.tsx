import type { RoutePath } from '@/content/routes'
import type { SiteContent } from '@/content/schema'
import { jsonForScript, structuredData } from '@/lib/structured-data'

/** Renders the facts of a page for search engines. */
export function StructuredData({ content, path }: { content: SiteContent; path: RoutePath }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForScript escapes text that could close the element
      dangerouslySetInnerHTML={{ __html: jsonForScript(structuredData(content, path)) }}
    />
  )
}

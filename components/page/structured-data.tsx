import { jsonForScript, structuredData } from '@/model/page/structured-data'
import type { RoutePath } from '@/model/routes'
import type { SiteContent } from '@/model/schema/content'

/**
 * Renders the facts of a page for search engines. At build time only, because Trusted Types stop
 * React from rendering a `<script>` in a browser (findings/react-trusted-types.sh).
 */
export function StructuredData({ content, path }: { content: SiteContent; path: RoutePath }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForScript escapes the texts
      dangerouslySetInnerHTML={{ __html: jsonForScript(structuredData(content, path)) }}
    />
  )
}

import site from '@/.generated/site.json' with { type: 'json' }
import { ContentPage } from '@/components/page/content-page'
import { jsonForScript, structuredData } from '@/model/metadata/structured-data'
import type { RoutePath } from '@/model/site/routes'

/**
 * Renders the page of a route, with its facts for search engines. Not in `ContentPage`, because
 * Trusted Types stop React from rendering a `<script>` in the editor (findings/react-trusted-types.sh).
 */
export function RoutePage({ path }: { path: RoutePath }) {
  return (
    <>
      <ContentPage content={site.content} pictures={site.pictures} path={path} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForScript escapes the texts
        dangerouslySetInnerHTML={{ __html: jsonForScript(structuredData(site.content, path)) }}
      />
    </>
  )
}

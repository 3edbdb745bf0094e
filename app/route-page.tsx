import { content } from '@/app/built/content'
import { BUILT_PICTURES } from '@/app/built/pictures'
import { ContentPage } from '@/components/page/content-page'
import { jsonForScript, structuredData } from '@/model/page/structured-data'
import type { RoutePath } from '@/model/site/routes'

/**
 * Renders a page of the built content, with its facts for search engines. Not in `ContentPage`, because
 * Trusted Types stop React from rendering a `<script>` in the editor (findings/react-trusted-types.sh).
 */
export function RoutePage({ path }: { path: RoutePath }) {
  return (
    <>
      <ContentPage content={content} pictures={BUILT_PICTURES} path={path} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForScript escapes the texts
        dangerouslySetInnerHTML={{ __html: jsonForScript(structuredData(content, path)) }}
      />
    </>
  )
}

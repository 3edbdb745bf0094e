import type { Metadata } from 'next'
import site from '@/.generated/site.json' with { type: 'json' }
import { NotFoundPage } from '@/components/page/error-page'

export const metadata: Metadata = { title: site.content.interface.notFound.metaTitle }

/** Script that logs the path that was not found, as the specification requires. */
const LOG_SCRIPT = "console.error('404: no page at', location.pathname)"

export default function NotFound() {
  return (
    <>
      <script
        data-keep="log-not-found"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above
        dangerouslySetInnerHTML={{ __html: LOG_SCRIPT }}
      />
      <NotFoundPage content={site.content} pictures={site.pictures} />
    </>
  )
}

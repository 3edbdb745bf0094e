import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/page/error-page'
import { content } from '@/model/built/content'
import { BUILT_PICTURES } from '@/model/built/pictures'

export const metadata: Metadata = { title: content.interface.notFound.metaTitle }

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
      <NotFoundPage content={content} pictures={BUILT_PICTURES} />
    </>
  )
}

import type { Metadata } from 'next'
import { content } from '@/app/built/content'
import { BUILT_PICTURES } from '@/app/built/pictures'
import { NotFoundPage } from '@/components/page/error-page'

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

import type { Metadata } from 'next'
import site from '@/.generated/site.json' with { type: 'json' }
import { ServerErrorPage } from '@/components/page/error-page'

export const metadata: Metadata = { title: site.content.interface.errors.metaTitle }

export default function ServerError() {
  return <ServerErrorPage content={site.content} pictures={site.pictures} />
}

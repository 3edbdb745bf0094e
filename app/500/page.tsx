import type { Metadata } from 'next'
import { ServerErrorPage } from '@/components/page/error-page'
import { BUILT_PICTURES } from '@/model/reading/built-pictures'
import { content } from '@/model/reading/site'

export const metadata: Metadata = { title: content.interface.errors.metaTitle }

export default function ServerError() {
  return <ServerErrorPage content={content} pictures={BUILT_PICTURES} />
}

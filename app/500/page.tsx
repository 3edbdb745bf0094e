import type { Metadata } from 'next'
import { ServerErrorPage } from '@/components/page/error-page'
import { content } from '@/model/built/content'
import { BUILT_PICTURES } from '@/model/built/pictures'

export const metadata: Metadata = { title: content.interface.errors.metaTitle }

export default function ServerError() {
  return <ServerErrorPage content={content} pictures={BUILT_PICTURES} />
}

import type { Metadata } from 'next'
import { content } from '@/app/built/content'
import { BUILT_PICTURES } from '@/app/built/pictures'
import { ServerErrorPage } from '@/components/page/error-page'

export const metadata: Metadata = { title: content.interface.errors.metaTitle }

export default function ServerError() {
  return <ServerErrorPage content={content} pictures={BUILT_PICTURES} />
}

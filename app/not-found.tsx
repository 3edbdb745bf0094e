import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/page/error-page'
import { content } from '@/content/site'
import './globals-linked.css'

export const metadata: Metadata = { title: content.interface.notFound.metaTitle }

export default function NotFound() {
  return <NotFoundPage content={content} />
}

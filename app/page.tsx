import { HomePage } from '@/components/page/content-page'
import { StructuredData } from '@/components/page/structured-data'
import { pageMetadata } from '@/model/page/metadata'
import { content } from '@/model/reading/site'
import './globals-linked.css'

export const metadata = pageMetadata(content, '/')

export default function Home() {
  return (
    <>
      <HomePage content={content} />
      <StructuredData content={content} path="/" />
    </>
  )
}

import { HomePage } from '@/components/page/content-page'
import { StructuredData } from '@/components/page/structured-data'
import { pageMetadata } from '@/model/page/metadata'
import { BUILT_PICTURES } from '@/model/reading/built-pictures'
import { content } from '@/model/reading/site'
import './globals-linked.css'

export const metadata = pageMetadata(content, '/')

export default function Home() {
  return (
    <>
      <HomePage content={content} pictures={BUILT_PICTURES} />
      <StructuredData content={content} path="/" />
    </>
  )
}

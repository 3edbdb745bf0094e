import { DrainsPage } from '@/components/page/content-page'
import { StructuredData } from '@/components/page/structured-data'
import { pageMetadata, pageViewport } from '@/model/page/metadata'
import { content } from '@/model/reading/site'
import '@/app/globals-linked.css'

export const metadata = pageMetadata(content, '/desentupimento')

export const viewport = pageViewport(content, '/desentupimento')

export default function Drains() {
  return (
    <>
      <DrainsPage content={content} />
      <StructuredData content={content} path="/desentupimento" />
    </>
  )
}

import { DrainsPage } from '@/components/page/content-page'
import { StructuredData } from '@/components/page/structured-data'
import { pageMetadata, pageViewport } from '@/model/page/metadata'
import { BUILT_PICTURES } from '@/model/reading/built-pictures'
import { content } from '@/model/reading/site'
import '@/app/globals-linked.css'

export const metadata = pageMetadata(content, '/desentupimento')

export const viewport = pageViewport(content, '/desentupimento')

export default function Drains() {
  return (
    <>
      <DrainsPage content={content} pictures={BUILT_PICTURES} />
      <StructuredData content={content} path="/desentupimento" />
    </>
  )
}

import type { Viewport } from 'next'
import { DrainsPage } from '@/components/page/content-page'
import { StructuredData } from '@/components/page/structured-data'
import { pageMetadata } from '@/model/page/metadata'
import { content } from '@/model/reading/site'
import '@/app/globals-linked.css'

export const metadata = pageMetadata(content, '/desentupimento')

export const viewport: Viewport = { themeColor: content.palette.blue[8] }

export default function Drains() {
  return (
    <>
      <DrainsPage content={content} />
      <StructuredData content={content} path="/desentupimento" />
    </>
  )
}

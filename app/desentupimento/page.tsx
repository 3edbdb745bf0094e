import { content } from '@/app/built/content'
import { BuiltPage } from '@/app/built-page'
import { pageMetadata, pageViewport } from '@/model/metadata/page-metadata'

export const metadata = pageMetadata(content, '/desentupimento')

export const viewport = pageViewport(content, '/desentupimento')

export default function Drains() {
  return <BuiltPage path="/desentupimento" />
}

import { BuiltPage } from '@/app/built-page'
import { pageMetadata, pageViewport } from '@/model/page/metadata'
import { content } from '@/model/reading/site'

export const metadata = pageMetadata(content, '/desentupimento')

export const viewport = pageViewport(content, '/desentupimento')

export default function Drains() {
  return <BuiltPage path="/desentupimento" />
}

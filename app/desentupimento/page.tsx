import { content } from '@/app/built/content'
import { RoutePage } from '@/app/route-page'
import { pageMetadata, pageViewport } from '@/model/page/metadata'

export const metadata = pageMetadata(content, '/desentupimento')

export const viewport = pageViewport(content, '/desentupimento')

export default function Drains() {
  return <RoutePage path="/desentupimento" />
}

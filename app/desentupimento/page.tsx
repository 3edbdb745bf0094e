import site from '@/.generated/site.json' with { type: 'json' }
import { RoutePage } from '@/app/route-page'
import { pageMetadata, pageViewport } from '@/model/metadata/page-metadata'

export const metadata = pageMetadata(site.content, '/desentupimento')

export const viewport = pageViewport(site.content, '/desentupimento')

export default function Drains() {
  return <RoutePage path="/desentupimento" />
}

import site from '@/.generated/site.json' with { type: 'json' }
import { pageMetadata } from '@/model/metadata/page-metadata'
import { RoutePage } from './route-page'

export const metadata = pageMetadata(site.content, '/')

export default function Home() {
  return <RoutePage path="/" />
}

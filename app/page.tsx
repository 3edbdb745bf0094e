import { content } from '@/app/built/content'
import { pageMetadata } from '@/model/page/metadata'
import { RoutePage } from './route-page'

export const metadata = pageMetadata(content, '/')

export default function Home() {
  return <RoutePage path="/" />
}

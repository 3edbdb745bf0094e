import { content } from '@/app/built/content'
import { pageMetadata } from '@/model/metadata/page-metadata'
import { BuiltPage } from './built-page'

export const metadata = pageMetadata(content, '/')

export default function Home() {
  return <BuiltPage path="/" />
}

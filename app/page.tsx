import { pageMetadata } from '@/model/page/metadata'
import { content } from '@/model/reading/site'
import { BuiltPage } from './built-page'

export const metadata = pageMetadata(content, '/')

export default function Home() {
  return <BuiltPage path="/" />
}

import { pests } from '@/content/site'
import { ContentPage, metadataOf } from './content-page'

export const metadata = metadataOf('/')

export default function Home() {
  return <ContentPage path="/" theme="page-forest" pests={pests} />
}

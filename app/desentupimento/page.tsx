import { ContentPage, metadataOf } from '@/app/content-page'

export const metadata = metadataOf('/desentupimento')

export default function Drains() {
  return (
    <ContentPage path="/desentupimento" theme="page-water" firstAidFirst className="pipeline" />
  )
}

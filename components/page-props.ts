import type { Pictures } from '@/model/art/pictures'
import type { VisibleContent } from '@/model/page/visible-content'
import type { RoutePath } from '@/model/schema/routes'

/** Props of each page. */
export type PageProps = {
  content: VisibleContent
  pictures: Pictures
}

/** Props of what surrounds the content of a page. */
export type FrameProps = PageProps & {
  /** Path of the page, to mark its links. Error pages have none, and the look of the home page. */
  path?: RoutePath
  chatHref: string
}

import type { VisibleContent } from '@/model/page/visible-content'
import type { Pictures } from '@/model/pictures/picture-files'
import type { Route, RoutePath } from '@/model/site/routes'

/** Props of each page. */
export type PageProps = {
  content: VisibleContent
  pictures: Pictures
}

/** Props of what surrounds the content of a page. */
export type FrameProps = PageProps & {
  /** The page. Error pages have the look of the home page. */
  route: Route
  /** Path of the page, to mark its links. Only error pages have none. */
  path: RoutePath | undefined
  chatHref: string
}

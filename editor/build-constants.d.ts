/** Constants that editor/build/build-editor.ts sets. */

import type { Pictures } from '@/model/pictures/picture-files'
import type { SiteContent } from '@/model/schema/content'

declare global {
  /** The GitHub repository as `owner/name`. */
  const REPOSITORY: string
  /** The site's address at the last build. */
  const BUILT_SITE_URL: string
  /** URLs of the preview's style sheets. */
  const STYLE_SHEET_URLS: readonly string[]
  /** The photos and pictures of the last build, and the illustrations that these photos replace. */
  const LAST_BUILD: {
    photos: SiteContent['photos']['items']
    pictures: Pictures
    illustrations: Partial<Pictures>
  }
}

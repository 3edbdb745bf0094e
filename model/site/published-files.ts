/* Paths of the published files besides the pages, from the root of the site. */
import type { Route } from './routes'

/** The folder of scripts, style sheets and fonts, whose names contain a hash of the content. */
export const STATIC_PATH = '/_next/static/'

/** The folder of pictures, whose names contain a hash too. */
export const IMAGES_PATH = '/images/'

/** The notices. The build checks the content of the file. */
export const NOTICES_PATH = '/avisos.json'

/** The company's contact card. */
export const CONTACT_CARD_PATH = '/contato.vcf'

/** The commit of the build, which the editor reads from another origin. */
export const VERSION_PATH = '/versao.json'

/** The icon of the pages, and of search results. */
export const ICON_PATH = '/icon.png'

/** The icon of home screens, also the logo for search engines. */
export const APPLE_ICON_PATH = '/apple-icon.png'

/** The folder of the share images. */
export const SHARE_IMAGE_FOLDER = '/compartilhar/'

/** Returns the path of a page's share image. */
export const shareImagePath = ({ slug }: Route): string => `${SHARE_IMAGE_FOLDER}${slug}.png`

/** Returns the path of the QR code of a page's chat. */
export const chatCodePath = ({ slug }: Route): string => `/contato-qr/${slug}.svg`

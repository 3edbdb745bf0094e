import type { GlobalMeta } from 'zod'
import { parsedText } from '@/model/fields/parsed-text'
import { parseProfile } from './profile'
import { parseSiteUrl } from './site-url'

const LINK: GlobalMeta = {
  inputAttributes: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
}

/** Returns the schema of the origin of the site. */
export const siteUrl = parsedText(
  'link',
  parseSiteUrl,
  'precisa ser só o endereço do site, com o final, como .com.br, e sem nada depois',
  // No page can render with an invalid URL of the site.
  { ...LINK, replacement: () => 'https://www.suaempresa.com.br' },
)

/** Returns the schema of a URL of a profile in a social network. */
export const profileLink = parsedText('link', parseProfile, 'não é o link de um perfil', LINK)

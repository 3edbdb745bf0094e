import { type RoutePath, routes } from '@/content/routes'
import { company, factTexts, pages } from '@/content/site'
import { shareImage } from '@/lib/pictures'
import { jsonForScript, structuredData } from '@/lib/structured-data'

const described = {
  company,
  texts: factTexts,
  logo: '/apple-icon.png',
  image: shareImage(routes[0].picture, pages['/'].hero.title).url,
  pages,
}

/** The company and one page for search engines. */
export function StructuredData({ path }: { path: RoutePath }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForScript escapes what could close the element
      dangerouslySetInnerHTML={{ __html: jsonForScript(structuredData(described, path)) }}
    />
  )
}

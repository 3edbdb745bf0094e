/**
 * The content of one company, checked and with its placeholders filled. Only route files, the build
 * and tests import this module, because it reads files; components take the content as props.
 */
// Needed only for `next dev`, which reloads the pages when this file changes.
import '@/.generated/content.json' with { type: 'json' }
import { checkedContent } from './read'
import { type Route, routes } from './routes'
import type { SiteContent } from './schema'

export const content = checkedContent()

/** The pages of content/routes.ts, by address. */
export const pages = Object.fromEntries(
  routes.map((route) => [route.path, content[route.content]]),
) as { [Each in Route as Each['path']]: SiteContent[Each['content']] }

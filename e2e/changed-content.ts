import type { Page } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { tsImport } from 'tsx/esm/api'
import { readLastBuild } from '@/build/last-build'
import { visibleContent } from '@/model/page/visible-content'
import type { SiteContent } from '@/model/schema/content'
import type { RoutePath } from '@/model/site/routes'

const { pictures, styles } = readLastBuild()

let contentPageModule: Promise<typeof import('@/components/page/content-page')> | undefined

/**
 * Imports the component of the pages once, because each call of `tsImport` compiles and runs all modules again.
 * Not by a plain import, because Playwright compiles JSX to objects of its own.
 */
function importContentPage(): Promise<typeof import('@/components/page/content-page')> {
  contentPageModule ??= tsImport('@/components/page/content-page', import.meta.url)
  return contentPageModule
}

/**
 * Opens a page with other content than that of the last build, to measure the page: it is transparent, because
 * painting takes a fifth of such a test. As in the editor's preview, the page has the classes of the source and
 * all rules.
 */
export async function openWithContent(
  page: Page,
  path: RoutePath,
  content: SiteContent,
): Promise<void> {
  const { ContentPage } = await importContentPage()
  const props = { content: visibleContent(content), pictures, path }
  await page.route(path, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!DOCTYPE html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><style>${styles} html { opacity: 0 }</style>${renderToStaticMarkup(createElement(ContentPage, props))}`,
    }),
  )
  await page.goto(path)
}

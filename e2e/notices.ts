import type { Page, Route } from '@playwright/test'
import { readLastBuild } from '@/build/last-build'

const { content } = readLastBuild()

export const STORM_TEXT = 'Temporal na região: respondemos em até 2 horas.'
/** A notice that is due on every day. */
export const permanentNotice = { texto: STORM_TEXT, de: '2000-01-01', ate: '2999-12-31' }

/**
 * Replaces the response to requests for the notices file.
 * @returns one element for each request
 */
export async function respondToNotices(page: Page, respond: (route: Route) => Promise<void>) {
  const requests: string[] = []
  await page.route('**/avisos.json', (route) => {
    requests.push(route.request().url())
    return respond(route)
  })
  return requests
}

export const withNotices = (page: Page, ...avisos: readonly unknown[]) =>
  respondToNotices(page, (route) => route.fulfill({ json: { avisos } }))

export const noticeBar = (page: Page) =>
  page.getByRole('complementary', { name: content.interface.notices.label })
export const noticeText = (page: Page) => noticeBar(page).locator('[aria-live=polite]')
export const noticeCloseButton = (page: Page) =>
  noticeBar(page).getByRole('button', { name: content.interface.notices.close })

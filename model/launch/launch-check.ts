import { isHiddenAt } from '@/model/page/hidden'
import type { SiteContent } from '@/model/schema/content'
import { brokenTextItems } from './broken-texts'
import { doubtfulLinkItems } from './doubtful-links'
import type { LaunchItem } from './launch-item'
import { missingFactItems, missingPriceItems, missingSurveillanceItems } from './missing-facts'
import { hoursNoteItems, offeredTimeItems } from './offered-times'
import { oldRatingItems } from './old-rating'
import { otherPlaceItems } from './other-places'
import { areaCodeItems, postalCodeItems } from './other-state'
import { pastNoticeItems } from './past-notices'
import { privateDataItems } from './private-data'
import { sampleFactItems, sampleTestimonialItems } from './samples'
import { securityContactItems } from './security-contact'
import { mapItems, townNameItems } from './towns'
import { claimItems } from './unconfirmed-claims'
import { undescribedPhotoItems } from './undescribed-photos'

type Check = (content: SiteContent, today: string) => readonly LaunchItem[]

/**
 * The checks of a launch, in the order of the list. The texts are in Portuguese, because the owner
 * reads them.
 */
const CHECKS: readonly Check[] = [
  sampleFactItems,
  sampleTestimonialItems,
  claimItems,
  missingFactItems,
  missingPriceItems,
  missingSurveillanceItems,
  areaCodeItems,
  doubtfulLinkItems,
  brokenTextItems,
  privateDataItems,
  securityContactItems,
  offeredTimeItems,
  hoursNoteItems,
  townNameItems,
  postalCodeItems,
  otherPlaceItems,
  mapItems,
  undescribedPhotoItems,
  pastNoticeItems,
  oldRatingItems,
]

/**
 * Returns all launch items, blocking ones first, and none about what the owner has hidden. Runs in
 * `npm run launch-check` and in the editor.
 * @param today as `2026-12-24`
 */
export function launchItems(content: SiteContent, today: string): LaunchItem[] {
  const items = CHECKS.flatMap((check) => check(content, today))
  const shown = items.filter(({ path }) => !isHiddenAt(content, path))
  return [...shown.filter(({ blocks }) => blocks), ...shown.filter(({ blocks }) => !blocks)]
}

/** Returns the Portuguese summary that `launch-check` and a build of the owner's site print. */
export function launchSummary(items: readonly LaunchItem[]): string {
  if (items.length === 0) return 'launch-check: não falta nada para publicar.'
  const blocking = items.filter(({ blocks }) => blocks).length
  const itemCount = items.length === 1 ? '1 item' : `${items.length} itens`
  const blockingText = ['nenhum impede', '1 impede'][blocking] ?? `${blocking} impedem`
  return `launch-check: ${itemCount} por preencher ou trocar, ${blockingText} a publicação. Veja quais com "npm run launch-check".`
}

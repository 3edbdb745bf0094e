import { askConsent } from '@/components/islands/consent/loader'
import { initEarly } from './init-early'

/*
 * The script inside the HTML of every page, after the inlined style sheet. Contains only what must
 * run before the first paint or before the first picture, because each byte delays the page.
 */

initEarly()
// The build replaces `ANALYTICS_ID` with a constant, so esbuild drops `askConsent` for a company
// without a tag.
if (ANALYTICS_ID) askConsent(ANALYTICS_ID)

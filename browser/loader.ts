import { askConsent } from './ask-consent'
import { startPage } from './start-page'

/*
 * The one script that every page runs: the build bundles it into the HTML, before the style sheet.
 */

startPage((name) => import(ISLANDS[name] ?? ''))
// Constant in the bundle, which has no code for the question where there is no tag.
if (ANALYTICS_ID) askConsent(ANALYTICS_ID)

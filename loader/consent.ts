import { askConsent } from './ask-consent'

/*
 * The script inside the HTML of a company with analytics, after the inlined style sheet, because the
 * question must be in the first paint. Each byte delays the page.
 */

askConsent(ANALYTICS_ID)

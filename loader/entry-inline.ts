import { askConsent } from '@/components/consent/ask-consent'
import { reportChatClicks } from './report-chat-clicks'

/*
 * The script inside the HTML of a company with analytics, after the inlined style sheet, because the
 * question must be in the first paint, and no click must be lost. Each byte delays the page.
 */

reportChatClicks()
askConsent(ANALYTICS_ID)

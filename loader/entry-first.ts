import { askConsent } from '@/components/consent/ask-consent'
import { reportChatClicks } from './report-chat-clicks'

/*
 * The script that runs first. build/export/bundle.ts decides where it is: each byte inside the HTML delays the page.
 */

reportChatClicks()
if (ANALYTICS_ID) askConsent(ANALYTICS_ID)

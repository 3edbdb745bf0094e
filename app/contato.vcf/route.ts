import { contactCard } from '@/model/page/contact-card'
import { content } from '@/model/reading/site'

export const dynamic = 'force-static'

/** Serves the company's contact card, which phones save among their contacts. */
export const GET = () =>
  new Response(contactCard(content.company), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  })

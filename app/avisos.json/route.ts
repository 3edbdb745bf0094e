import { content } from '@/content/site'

export const dynamic = 'force-static'

/** The day's notices, by the rules that the browser holds them to. */
export const GET = () => Response.json(content.avisos)

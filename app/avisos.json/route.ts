import { content } from '@/content/site'

export const dynamic = 'force-static'

/** The notices of content/avisos.json, as the schema has cleaned them. */
export const GET = () => Response.json(content.avisos)

import { content } from '@/model/reading/site'

export const dynamic = 'force-static'

/** Serves the notices of content/avisos.json, cleaned by the schema. */
export const GET = () => Response.json(content.avisos)

export const dynamic = 'force-static'

/**
 * Serves the commit of this build on Cloudflare Pages or Netlify, so that the editor can check
 * whether a change is published.
 */
export const GET = () =>
  Response.json({ commit: process.env.CF_PAGES_COMMIT_SHA ?? process.env.COMMIT_REF ?? null })

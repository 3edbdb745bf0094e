export const dynamic = 'force-static'

/** The commit of this build at Cloudflare Pages or Netlify: the owner's editor asks whether a change is published. */
export const GET = () =>
  Response.json({ commit: process.env.CF_PAGES_COMMIT_SHA ?? process.env.COMMIT_REF ?? null })

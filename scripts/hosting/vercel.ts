import { type HostingRules, keyValuePairs } from './rules'

/**
 * `vercel.json`, to stand in the uploaded folder. Slashes and `.html` go by its own two settings, by
 * a redirect 308; everything but the immutable files has the right `Cache-Control` by default.
 */
export function vercelJson(rules: HostingRules): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: keyValuePairs(rules.headers) },
      ...rules.immutablePaths.map((path) => ({
        source: `${path}(.*)`,
        headers: keyValuePairs({ 'Cache-Control': rules.cacheForever }),
      })),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

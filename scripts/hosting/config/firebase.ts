import { ERROR_REDIRECTS, type HostingRules } from '@/scripts/hosting/rules'

function keyValuePairs(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}

/**
 * `firebase.json`, which goes beside the folder `out`. Firebase takes the last of several values for one
 * header, so the general rule comes first.
 */
export function firebaseJson(rules: HostingRules): string {
  const hosting = {
    public: 'out',
    // Not "**/.*", which would drop /.well-known/.
    ignore: ['firebase.json', ...rules.hidden.map((path) => path.slice(1))],
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries({ ...rules.redirects, ...ERROR_REDIRECTS }).map(
      ([source, destination]) => ({ source, destination, type: 301 }),
    ),
    headers: [
      {
        source: '**',
        headers: keyValuePairs({ ...rules.headers, 'Cache-Control': rules.cacheNeverStale }),
      },
      ...rules.immutablePaths.map((path) => ({
        source: `${path}**`,
        headers: keyValuePairs({ 'Cache-Control': rules.cacheForever }),
      })),
    ],
  }
  return `${JSON.stringify({ hosting }, null, 2)}\n`
}

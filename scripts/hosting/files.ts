import { htaccess } from './config/apache'
import { caddyfile } from './config/caddy'
import { firebaseJson } from './config/firebase'
import { headersFile, redirectsFile } from './config/headers-file'
import { nginx, nginxBrotli } from './config/nginx'
import type { HOST_FILES, HostingRules } from './rules'

/** Files in the export, by name, where hosts look for them. */
export function exportFiles(rules: HostingRules): Record<(typeof HOST_FILES)[number], string> {
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    '.htaccess': htaccess(rules),
  }
}

/** Files beside the export, by name, which the owner gives to the host. */
export function hostingFiles(rules: HostingRules): Record<string, string> {
  const host = new URL(rules.siteUrl).hostname
  const certificates = `/etc/letsencrypt/live/${host}`
  return {
    // For any other host.
    'rules.json': `${JSON.stringify(rules, null, 2)}\n`,
    'nginx.conf': nginx(rules, {
      folder: `/var/www/${host}`,
      http: ['80', '[::]:80'],
      https: ['443', '[::]:443'],
      certificate: `${certificates}/fullchain.pem`,
      key: `${certificates}/privkey.pem`,
    }),
    'nginx-brotli.conf': nginxBrotli(),
    Caddyfile: caddyfile(rules),
    'firebase.json': firebaseJson(rules),
  }
}

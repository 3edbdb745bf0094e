import { htaccess } from './apache'
import { caddyfile } from './caddy'
import { cloudfrontFunction, cloudfrontHeaders, s3Upload } from './cloudfront'
import { firebaseJson } from './firebase'
import { headersFile, redirectsFile } from './headers-file'
import { nginx } from './nginx'
import { rsyncUpload } from './rsync'
import type { HOST_FILES, HostingRules } from './rules'
import { vercelJson } from './vercel'

/** What goes into the export, by name: hosts look for it there. */
export function exportFiles(rules: HostingRules): Record<(typeof HOST_FILES)[number], string> {
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    '.htaccess': htaccess(rules),
  }
}

/** What stands beside the export, by name: the owner hands it to his host himself. */
export function hostingFiles(rules: HostingRules): Record<string, string> {
  const certificates = `/etc/letsencrypt/live/${rules.host}`
  return {
    // For a host that is not among them.
    'rules.json': `${JSON.stringify(rules, null, 2)}\n`,
    'nginx.conf': nginx(rules, {
      folder: `/var/www/${rules.host}`,
      http: ['80', '[::]:80'],
      https: ['443', '[::]:443'],
      certificate: `${certificates}/fullchain.pem`,
      key: `${certificates}/privkey.pem`,
    }),
    Caddyfile: caddyfile(rules),
    'firebase.json': firebaseJson(rules),
    'vercel.json': vercelJson(rules),
    '.vercelignore': rules.hidden.map((path) => `${path}\n`).join(''),
    'cloudfront-function.js': cloudfrontFunction(rules),
    'cloudfront-headers.json': cloudfrontHeaders(rules),
    's3-upload.sh': s3Upload(rules),
    'upload.sh': rsyncUpload(rules),
  }
}

import type { Company } from '@/content/schema'
import { mailUrl } from './mail-url'
import { isSampleSite } from './sample-site'

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. Its required expiry is
 * a day that the owner sets; one counted from the build would make each build different.
 * @returns undefined while the address of the site is a sample or the contact is not filled in
 */
export function securityTxt(company: Company): string | undefined {
  const { email, securityContactUntil: until, siteUrl } = company
  if (!email || !until || isSampleSite(siteUrl)) return undefined
  return [
    `Contact: ${mailUrl(email)}`,
    `Expires: ${until}T23:59:59Z`,
    'Preferred-Languages: pt, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

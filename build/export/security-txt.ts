import { mailtoUrl } from '@/model/fields/email'
import { isSampleSite } from '@/model/launch/samples'
import type { Company } from '@/model/schema/content'

/**
 * Returns the content of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability.
 * The owner sets the required expiry day, because a day computed by the build would make every
 * build different.
 * @returns undefined if the site URL is a sample, or the e-mail or the day is missing
 */
export function securityTxt(company: Company): string | undefined {
  const { email, securityContactUntil: until, siteUrl } = company
  if (!email || !until || isSampleSite(siteUrl)) return undefined
  return [
    `Contact: ${mailtoUrl(email)}`,
    `Expires: ${until}T23:59:59Z`,
    'Preferred-Languages: pt, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

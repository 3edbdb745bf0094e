import { content } from '@/fixtures/content'
import type { Company } from '@/model/schema/content'
import { securityTxt } from './security-txt'

it('contains the contact, the expiry day and the canonical URL', () => {
  expect(securityTxt(content.company)).toBe(
    `Contact: mailto:contato@praialimpa.com.br
Expires: 2027-06-30T23:59:59Z
Preferred-Languages: pt, en
Canonical: https://www.praialimpa.com.br/.well-known/security.txt
`,
  )
})

it.each([
  ['the URL of the site is a sample', { siteUrl: 'https://www.example.com' }],
  ['the e-mail is missing', { email: undefined }],
  ['the day is missing', { securityContactUntil: undefined }],
] satisfies [string, Partial<Company>][])('returns no security.txt if %s', (_, facts) => {
  expect(securityTxt({ ...content.company, ...facts })).toBeUndefined()
})

import type { Company } from '@/content/schema'
import { otherCompany } from '@/fixtures/companies'
import { securityTxt } from './security-txt'

it('names the contact, its last day and its own address', () => {
  expect(securityTxt(otherCompany)).toBe(
    `Contact: mailto:contato@praialimpa.com.br
Expires: 2027-06-30T23:59:59Z
Preferred-Languages: pt, en
Canonical: https://www.praialimpa.com.br/.well-known/security.txt
`,
  )
})

it.each([
  ['the site has no address of its own yet', { siteUrl: 'https://www.example.com' }],
  ['no e-mail is filled in', { email: undefined }],
  ['no day is filled in', { securityContactUntil: undefined }],
] satisfies [string, Partial<Company>][])('is left out while %s', (_, facts) => {
  expect(securityTxt({ ...otherCompany, ...facts })).toBeUndefined()
})

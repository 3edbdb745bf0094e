/** @jest-environment node */
import { company } from '@/content/company'
import type { Company } from '@/content/schema'
import { securityTxt } from './security-txt'

const real: Company = {
  ...company,
  siteUrl: 'https://www.example.com',
  samples: [],
  email: 'contato@example.com',
  securityContactUntil: '2027-06-30',
}

describe('securityTxt', () => {
  it('names the contact, its last day and its own address', () => {
    expect(securityTxt(real)).toBe(
      `Contact: mailto:contato@example.com
Expires: 2027-06-30T23:59:59Z
Preferred-Languages: pt, en
Canonical: https://www.example.com/.well-known/security.txt
`,
    )
  })

  it.each([
    ['the site has no address of its own yet', { samples: ['siteUrl'] }],
    ['no e-mail is filled in', { email: undefined }],
    ['no day is filled in', { securityContactUntil: undefined }],
  ] satisfies [string, Partial<Company>][])('is left out while %s', (_, facts) => {
    expect(securityTxt({ ...real, ...facts })).toBeUndefined()
  })
})

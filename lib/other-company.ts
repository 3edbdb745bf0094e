import type { Company } from '@/content/schema'
import { company } from '@/content/schema/company'
import file from '@/e2e/other-company/company.json'

/** For tests: another company, with every fact filled in. */
export const otherCompany: Company = company.parse(file)

const { name, phone, siteUrl, samples, towns, state } = otherCompany

/** For tests: the other company without optional facts. */
export const bareCompany: Company = { name, phone, siteUrl, samples, towns, state }

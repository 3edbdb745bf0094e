import { readContent } from '@/build/read-content'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import type { SiteContent, Testimonial } from '@/model/schema/content'

// Unchecked, because the editor reads texts with placeholders.
const fixture = readContent(FIXTURE_FOLDER) as unknown as SiteContent
const { responseTime, hours, towns, state } = fixture.company
const { claims, testimonials } = fixture

/** Facts of the fixture company, which a launch accepts. */
export const LAUNCHED_FACTS = fixture.company

const asSamples = (items: readonly Testimonial[]) =>
  items.map((testimonial) => ({ ...testimonial, sample: true }))

/**
 * Content of the fixture company as its owner first finds it, with which the tests begin: sample
 * facts and testimonials, claims to confirm, and no photo or notice.
 */
export const NEW_COMPANY: SiteContent = {
  ...fixture,
  company: {
    name: 'Casa Serena',
    phone: '5548900000000',
    siteUrl: 'https://casaserena.example',
    responseTime,
    hours,
    towns,
    state,
    guarantees: [],
    socialProfiles: [],
  },
  claims: {
    ...claims,
    confirmed: [],
    confirmedOn: undefined,
  },
  testimonials: {
    samples: true,
    home: asSamples(testimonials.home),
    drains: asSamples(testimonials.drains),
  },
  photos: { items: [] },
  avisos: { avisos: [] },
}

/** A town that the company serves. Coordinates are those of the town's seat (IBGE), in degrees. */
export type Town = {
  name: string
  latitude: number
  longitude: number
  /** One or two sentences about the work in this town. */
  note: string
}

/** A fact of the company that counts as a sample until the owner replaces it. */
export type SampleField = 'name' | 'phone' | 'siteUrl'

export type Weekday =
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday'
  | 'Sunday'

/** Times as "08:00", in the towns' own time; a whole day is "00:00" to "23:59". */
export type OpeningHours = { days: readonly Weekday[]; opens: string; closes: string }

/** The company's facts. What is optional appears on the site only once it is filled in. */
export type Company = {
  name: string
  /** WhatsApp number, digits only: 55 + area code + 9 digits. */
  phone: string
  /** Address of the site without a slash at the end. */
  siteUrl: string
  /** Fields above that still hold a sample; take a field out of the list once it is real. */
  samples: readonly SampleField[]
  towns: readonly Town[]
  state: { name: string; code: string }
  /** When somebody answers: for people to read, and the same for search engines. */
  hours?: { text: string; opening: readonly OpeningHours[] }
  legalName?: string
  /** With or without punctuation, in figures or the letters of 2026; the check digits are verified. */
  cnpj?: string
  address?: { street: string; district?: string; town: string; postalCode: string }
  /** Place of the office, in degrees with five decimals. */
  coordinates?: { latitude: number; longitude: number }
  sanitaryLicence?: string
  environmentalLicence?: string
  technicalLead?: { name: string; council: string; registration: string }
  email?: string
  /**
   * Day until which `email` certainly takes reports about the site's security, at most a year ahead,
   * as 2027-06-30. With it the site publishes /.well-known/security.txt.
   */
  securityContactUntil?: string
  /** Guarantee period per pest, in days, months or years: { pest: 'Baratas', period: '90 dias' }. */
  guarantees?: readonly { pest: string; period: string }[]
  socialProfiles?: readonly { name: string; url: string }[]
  googleProfile?: string
  /** Tag id of Google Analytics 4 (G-…). Without it no measuring code is published. */
  analyticsId?: string
}

/** What search results and shared links show of a page. */
export type PageMeta = {
  /** At most 65 characters. */
  title: string
  /** 80 to 165 characters. */
  description: string
  keywords: readonly string[]
}

/** What the site says of the company and only its owner can know to be true. */
export type Claim = {
  claim: string
  /** How the site says it: its sentences are found by these words, whatever their capitals. */
  words: readonly string[]
  /** What has to be at hand for whoever asks for proof. */
  proof: string
  /** Day on which the owner said that it is true, as 2027-01-15. */
  confirmed?: string
}

export type Link = { label: string; href: string }

/** A short promise with one line of explanation. */
export type Highlight = { title: string; text: string }

/** A marketing figure of the proof strip: the numeral large, the label below it. */
export type Figure = { numeral: string; label: string }

export type Step = { title: string; text: string }

export type Service = {
  /** The name of the picture and the origin of the chat click; it stays as it came. */
  slug: string
  title: string
  /** 110 to 230 characters. */
  description: string
  /** One thing worth knowing, at most 110 characters. */
  tip: string
  /** What the picture shows. */
  alt: string
}

export type Pest = {
  slug: string
  title: string
  latinName: string
  /** 80 to 190 characters. */
  description: string
  hides: string
  signs: string
  alt: string
}

export type Testimonial = {
  name: string
  town: string
  rating: 5
  comment: string
  /** True until the owner puts a real client's words here; the page marks it as an example so long. */
  sample: boolean
}

export type Question = { question: string; answer: string }

export type Section = { title: string; intro: string }

/** Everything that a page says, section by section. */
type Page = {
  meta: PageMeta
  hero: {
    /** One short line above the headline. */
    eyebrow: string
    title: string
    text: string
    button: string
    proof: string
    alt: string
    highlights: readonly [Highlight, Highlight, Highlight]
  }
  /** What to do until somebody comes, in the order of action. */
  now: { title: string; steps: readonly string[] }
  figures: readonly Figure[]
  about: Section & { paragraphs: readonly string[] }
  method: Section & { steps: readonly [Step, Step, Step, Step] }
  services: Section & { button: string; items: readonly Service[] }
  /** For the visitor who can't tell which service he needs. */
  photo: { title: string; text: string; button: string }
  testimonials: Section
  area: Section & { text: string; button: string; mapAlt: string; mapCredit: string }
  questions: Section & { items: readonly Question[] }
  footer: { title: string; text: string; button: string }
  /** The way to the company's other page. */
  sibling: { title: string; text: string; link: Link }
}

export type HomePage = Page & {
  proof: Section & { alt: string; points: readonly string[] }
  pests: Section & {
    hidesLabel: string
    signsLabel: string
    button: string
    items: readonly Pest[]
  }
}

export type DrainsPage = Page

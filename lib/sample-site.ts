/** Domains that nobody can own (RFC 2606 and 6761), those of this project and its guide. */
const SAMPLE_DOMAIN =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|casaserena\.[a-z.]+|suaempresa\.[a-z.]+)$/

/** Is the address of the site a sample still? */
export const isSampleSite = (siteUrl: string) => SAMPLE_DOMAIN.test(new URL(siteUrl).hostname)

/**
 * Reserved domains (RFC 2606 and 6761), and those of the delivered content and of the schema's
 * examples.
 */
const SAMPLE_DOMAIN =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|casaserena\.[a-z.]+|suaempresa\.[a-z.]+)$/

/** Checks whether the URL of the site is still a sample. */
export const isSampleSite = (siteUrl: string) => SAMPLE_DOMAIN.test(new URL(siteUrl).hostname)

/** Returns the link of an e-mail address, whose characters may have a meaning in a link. */
export const mailUrl = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`

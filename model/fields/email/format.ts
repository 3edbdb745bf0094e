/** Returns the `mailto:` URL of an e-mail address, with special characters encoded. */
export const mailtoUrl = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`

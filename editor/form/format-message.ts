/** Formats a message as a sentence. Keeps the case of a leading URL. */
export const formatMessage = (message: string) =>
  message.replace(/^(?!https?:)./, (letter) => letter.toUpperCase())

/** Replaces `markdown-to-jsx` in the bundle, because no text of the forms is Markdown. */
export const Markdown = () => null

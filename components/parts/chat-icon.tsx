/**
 * A handset in a speech bubble, which visitors recognise as WhatsApp. The bubble repeats the
 * quarter circles of the tile pattern.
 */
const CHAT_PATH =
  'M12 1a11 11 0 0 1 0 22H2a1 1 0 0 1-1-1V12A11 11 0 0 1 12 1zm0 2a9 9 0 0 0-9 9v9h9a9 9 0 0 0 0-18zM8.2 5.9c.6-.3 1.2-.1 1.5.4l1.2 2.2c.2.5.1 1-.2 1.3l-.9 1c.8 1.6 2 2.8 3.6 3.6l1-.9c.3-.3.8-.4 1.3-.2l2.2 1.2c.5.3.7.9.4 1.5-.8 1.3-2 2-3.5 1.9C10.3 17.5 6.8 14 6.3 9.5c-.1-1.5.6-2.8 1.9-3.6z'

/** Renders the icon of chat links. Own path, because Lucide has no brand icons. */
export function ChatIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="icon">
      <path d={CHAT_PATH} />
    </svg>
  )
}

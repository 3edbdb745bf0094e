import mark from '@/.generated/brand-mark.json'

/** @param homeLabel what the link leads to, read behind the name */
export function Brand({ name, homeLabel }: { name: string; homeLabel: string }) {
  return (
    <a
      href="/"
      className={name.length > 22 ? 'brand brand-long' : 'brand'}
      aria-label={`${name}, ${homeLabel}`}
    >
      {/* The mark is inline, because a file would take a request of its own before the first paint. */}
      <svg
        aria-hidden="true"
        viewBox={mark.viewBox}
        className="size-[40px] flex-none enlarged:hidden!"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this project's own
        dangerouslySetInnerHTML={{ __html: mark.markup }}
      />
      <span className="wrap-normal">{name}</span>
    </a>
  )
}

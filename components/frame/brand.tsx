/** @param homeLabel what the link leads to, read behind the name */
export function Brand({ name, homeLabel }: { name: string; homeLabel: string }) {
  return (
    <a
      href="/"
      className={name.length > 22 ? 'brand brand-long' : 'brand'}
      aria-label={`${name}, ${homeLabel}`}
    >
      <svg aria-hidden="true" className="brand-mark enlarged:hidden!">
        <use href="#mark" />
      </svg>
      <span>{name}</span>
    </a>
  )
}

import { picture } from '@/lib/pictures'

/** @param homeLabel what the link leads to, read behind the name */
export function Brand({ name, homeLabel }: { name: string; homeLabel: string }) {
  return (
    <a href="/" className="brand" aria-label={`${name}, ${homeLabel}`}>
      <img src={picture('marca').fallback} alt="" width={40} height={40} />
      <span className="line-clamp-2">{name}</span>
    </a>
  )
}

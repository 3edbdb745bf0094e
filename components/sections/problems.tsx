import type { Page } from '@/content/schema'
import { type SignsName, signsImage } from '@/lib/pictures'

/**
 * A wall of tiles, each the way to what solves the problem that it shows, and under it the ways to what
 * else most visitors ask.
 */
export function Problems({
  texts,
  items,
  questions,
  signs,
}: {
  texts: Omit<Page['problems'], 'items'>
  items: readonly { label: string; sign: string; href: string }[]
  questions: Page['questions']
  /** The file with the signs of the page's problems. */
  signs: SignsName
}) {
  // Its first sentence: there is room for no more.
  const [firstQuestion] = (questions.items[0]?.question ?? '').split(/(?<=\?)/, 1)
  return (
    <nav aria-labelledby="problemas" className="problems">
      <h2 id="problemas" className="text-card">
        {texts.title}
      </h2>
      <ul>
        {items.map(({ label, sign, href }) => (
          <li key={sign}>
            <a href={href}>
              <span className="problem-tile">
                <img
                  src={`${signsImage(signs)}#${sign}`}
                  alt=""
                  width={96}
                  height={96}
                  loading="lazy"
                />
              </span>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="problem-links">
        <a href="#primeira-duvida" className="link-on-dark">
          {firstQuestion}
        </a>{' '}
        <a href="#localizacao" className="link-on-dark">
          {texts.areaLink}
        </a>
      </p>
    </nav>
  )
}

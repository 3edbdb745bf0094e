import type { Page } from '@/content/schema'
import { type SignsName, signsImage } from '@/lib/pictures'

/**
 * A wall of tiles, each the way to the service that solves what it shows, and under it the ways to what
 * else most visitors ask.
 */
export function Problems({
  problems,
  questions,
  signs,
}: {
  problems: Page['problems']
  questions: Page['questions']
  /** The file with the signs of the page's services. */
  signs: SignsName
}) {
  // Its first sentence: there is room for no more.
  const [firstQuestion] = (questions.items[0]?.question ?? '').split(/(?<=\?)/, 1)
  return (
    <nav aria-labelledby="problemas" className="problems ground-dark ground-darkest">
      <div className="wrap">
        <h2 id="problemas" className="text-card">
          {problems.title}
        </h2>
        <ul>
          {problems.items.map(({ label, service }) => (
            <li key={service}>
              <a href={`#servico-${service}`}>
                <span className="problem-tile">
                  <img
                    src={`${signsImage(signs)}#${service}`}
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
            {problems.areaLink}
          </a>
        </p>
      </div>
    </nav>
  )
}

import { Disclosure } from '@/components/parts/disclosure'
import type { Page } from '@/content/schema'

/** What to do until somebody comes. */
export function Now({ now }: { now: Page['now'] }) {
  return (
    <div className="now">
      <div className="wrap">
        <Disclosure heading={<h2 className="text-card">{now.title}</h2>} className="now-steps">
          <ol>
            {now.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </div>
  )
}

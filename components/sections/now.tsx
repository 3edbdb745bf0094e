import { Disclosure } from '@/components/parts/disclosure'
import type { Page } from '@/content/schema'

/** What to do until somebody comes. It stands open where that is what most visitors ask. */
export function Now({ now, open = false }: { now: Page['now']; open?: boolean }) {
  return (
    <div className="now wrap">
      <Disclosure
        heading={<h2 className="text-card">{now.title}</h2>}
        open={open}
        className="now-steps"
      >
        <ol>
          {now.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  )
}

import { Icon } from '@/components/shared/icon'
import type { Page } from '@/content/schema'

/** What to do until somebody comes. It stands open where that is what most visitors ask. */
export function Now({ now, open = false }: { now: Page['now']; open?: boolean }) {
  return (
    <div className="now wrap">
      <details open={open}>
        <summary>
          <h2 className="text-card">{now.title}</h2>
          <Icon name="plus" />
        </summary>
        <ol>
          {now.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}

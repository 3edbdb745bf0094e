import type { Page } from '@/content/schema'

export function Method({ method }: { method: Page['method'] }) {
  return (
    <section className="section method">
      <div className="wrap">
        <div className="method-steps">
          <h2 className="text-title">{method.title}</h2>
          <p className="text-lead">{method.intro}</p>
          <ol>
            {method.steps.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-card">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

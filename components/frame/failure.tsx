import type { ErrorTexts } from '@/content/schema'

/** The message when the host or Next's own runtime fails, with two links that need no script. */
export function Failure({ texts }: { texts: ErrorTexts }) {
  return (
    <>
      <h1 className="text-title">{texts.headline}</h1>
      <p className="text-lead">{texts.explanation}</p>
      <div className="button-row">
        {/* The current page once more. */}
        <a href="?" className="plain-button">
          {texts.retry}
        </a>{' '}
        <a href="/" className="plain-button">
          {texts.home}
        </a>
      </div>
      <p lang="en" className="not-found-english">
        {texts.title}
      </p>
    </>
  )
}

/** The screen of Next's own runtime, which runs under `next dev` only. */
export function FailureScreen({ texts }: { texts: ErrorTexts }) {
  return (
    <main id="inicio" className="not-found ground-dark">
      <div className="wrap">
        <Failure texts={texts} />
      </div>
    </main>
  )
}

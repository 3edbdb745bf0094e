import { errorTexts } from '@/content/interface'

/** What is said when the host or Next's own runtime fails, with two ways out that need no script. */
export function Failure() {
  return (
    <>
      <h1 lang="en" className="text-title">
        {errorTexts.title}
      </h1>
      <p className="text-lead">{errorTexts.explanation}</p>
      <div className="flex flex-wrap gap-4">
        {/* The page at hand once more. */}
        <a href="?" className="plain-button">
          {errorTexts.retry}
        </a>
        <a href="/" className="plain-button">
          {errorTexts.home}
        </a>
      </div>
    </>
  )
}

/** The screen of Next's own runtime, which runs under `next dev` only. */
export function FailureScreen() {
  return (
    <main id="inicio" className="failure">
      <div className="wrap">
        <Failure />
      </div>
    </main>
  )
}

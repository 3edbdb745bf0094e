import { errorTexts } from '@/content/interface'

/** What a visitor sees when a part of the page throws. */
export function Failure({ retry }: { retry: () => void }) {
  return (
    <main id="inicio" className="failure">
      <div className="wrap">
        <h1 lang="en" className="text-title">
          {errorTexts.title}
        </h1>
        <p className="text-lead">{errorTexts.explanation}</p>
        <div className="flex flex-wrap gap-4">
          <button type="button" onClick={retry} className="plain-button">
            {errorTexts.retry}
          </button>
          {/* A full load on purpose: it leaves the broken state behind. */}
          <a href="/" className="plain-button">
            {errorTexts.home}
          </a>
        </div>
      </div>
    </main>
  )
}

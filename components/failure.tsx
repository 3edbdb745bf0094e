import { errorTexts } from '@/content/interface'

/**
 * What a visitor sees when a part of the page throws. Both ways out load a page anew: React's own
 * retry would write the page's scripts as markup, which the policy refuses.
 */
export function Failure() {
  return (
    <main id="inicio" className="failure">
      <div className="wrap">
        <h1 lang="en" className="text-title">
          {errorTexts.title}
        </h1>
        <p className="text-lead">{errorTexts.explanation}</p>
        <div className="flex flex-wrap gap-4">
          <button type="button" onClick={() => location.reload()} className="plain-button">
            {errorTexts.retry}
          </button>
          <a href="/" className="plain-button">
            {errorTexts.home}
          </a>
        </div>
      </div>
    </main>
  )
}

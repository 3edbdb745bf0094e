import { memo, useCallback, useLayoutEffect, useState } from 'react'
import { useSelected } from '@/editor/session/context'
import { type Frame, useScale, useStyleRules, useTaps } from './frame-effects'
import { PREVIEW_PAGES, type PreviewPageName, preferredPageFor } from './page'
import { type PreviewSettings, PreviewToolbar } from './preview-toolbar'
import { useOutline } from './use-outline'
import { useRenderedPage } from './use-rendered-page'
import { useShown } from './use-shown'
import './preview-pane.css'

const FRAME_HTML = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Prévia</title>${STYLE_SHEET_URLS.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head><body></body></html>`

/**
 * Renders a page of the site in the body of the frame, outlines the selected fields and opens what the
 * owner taps. Each keystroke renders only this component of the preview.
 */
function PageInFrame(frame: Frame) {
  const shown = useShown()
  useRenderedPage(frame, shown)
  useStyleRules(frame, shown)
  useScale(frame)
  useTaps(frame, shown)
  useOutline(frame, shown)
  return null
}

/** Shows a page of the site in a frame, with controls. */
export const PreviewPane = memo(function PreviewPane() {
  const [settings, setSettings] = useState<PreviewSettings>(() => ({
    page: 'home',
    isDark: false,
    isWide: matchMedia('(min-width: 56rem)').matches,
  }))
  const [body, setBody] = useState<HTMLElement>()
  const { outlined } = useSelected()
  const { page, isDark, isWide } = settings
  const showPage = useCallback(
    (page: PreviewPageName) =>
      setSettings((before) => (before.page === page ? before : { ...before, page })),
    [],
  )
  // A layout effect, because the old page must not appear with the new outline.
  useLayoutEffect(() => {
    // The page of the first field that is on one page only.
    const [page] = outlined.flatMap(({ segments }) => preferredPageFor(segments) ?? [])
    if (page) showPage(page)
  }, [outlined, showPage])
  return (
    <section className={isWide ? 'preview wide' : 'preview'} aria-label="Prévia">
      <PreviewToolbar settings={settings} onChange={setSettings} />
      <div className="preview-viewport">
        <iframe
          title={`Prévia: ${PREVIEW_PAGES[page].title}`}
          className={isDark ? 'preview-frame dark' : 'preview-frame'}
          srcDoc={FRAME_HTML}
          // Allows scripts, because WebKit calls no listener in a frame without scripts. The frame
          // inherits the editor's policy, which allows only the editor's own files.
          sandbox="allow-same-origin allow-scripts"
          onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
        />
      </div>
      {body && <PageInFrame body={body} pageName={page} showPage={showPage} />}
    </section>
  )
})

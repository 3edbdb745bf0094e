import { memo, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { photoHash } from '@/editor/addresses/photo-hashes'
import { sectionOf } from '@/editor/addresses/sections'
import { useDraft, useSelected, useSession } from '@/editor/session/context'
import { selectedPaths } from '@/editor/session/selection'
import { pathIn } from '@/editor/store/list-items'
import { colourDeclarations, type Palette } from '@/model/art/palettes'
import { noticesForDay } from '@/model/page/notices'
import { isInPart, type SiteContent } from '@/model/schema/content'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { PREVIEW_PAGES, type PreviewPageName, preferredPageFor } from './page'
import { usePageContent } from './page-content'
import { type PreviewSettings, PreviewToolbar } from './preview-toolbar'
import type { TapTarget } from './tap-target'
import { useScale, useStyleRules, useTaps } from './use-frame'
import { useOutline } from './use-outline'
import { usePictures } from './use-pictures'
import { useRenderedPage } from './use-rendered-page'

/** URLs of the preview's style sheets. editor/build/build-editor.ts sets this constant. */
declare const STYLE_SHEET_URLS: readonly string[]

const FRAME_HTML = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Prévia</title>${STYLE_SHEET_URLS.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head><body></body></html>`

function colourRule(palette: Palette): string {
  const valid = colourDeclarations(palette).filter((colour) => /#[0-9a-f]{6};$/i.test(colour))
  return `:root { ${valid.join(' ')} }`
}

/** Returns the notice that the page shows: the selected one, or the first of the day. */
function shownNotice({ avisos }: SiteContent, selected: FieldPath, today: string) {
  const [, , index = 0] = selected
  if (isInPart(selected, 'avisos.avisos')) return avisos.avisos[Number(index)]?.texto
  return noticesForDay(avisos, today)[0]
}

/**
 * Renders a page of the site in the body of the frame, outlines the edited field and reports the
 * owner's taps. Each key renders only this component of the preview.
 */
function PageInFrame({
  body,
  pageName,
  showPage,
}: {
  body: HTMLElement
  pageName: PreviewPageName
  showPage: (page: PreviewPageName) => void
}) {
  const { editor, readPhoto, today, open } = useSession()
  const draft = useDraft()
  const selected = useSelected()
  const { version } = selected
  const files = version?.version.files ?? draft
  const paths = selectedPaths(selected, files)
  const [outlinedPath = []] = paths
  const isConsentShown = isInPart(outlinedPath, 'interface.consent')
  const { content, visible } = usePageContent(files, isConsentShown)
  // The complete content, because its objects stay the same until a key changes them.
  const { pictures, rules: photoRules } = usePictures(
    content,
    { editor, readPhoto },
    version?.version.oid,
  )
  const { palette } = content
  const rules = useMemo(() => `${colourRule(palette)}\n${photoRules}`, [palette, photoRules])
  const onTap = useCallback(
    (target: TapTarget) => {
      const { draft } = editor.get()
      if ('page' in target) showPage(target.page)
      else if ('path' in target) {
        const { path } = target
        // The form of the draft, whose items may have moved since the version.
        const present = pathIn(draft, version?.version.files ?? draft, path)
        open(fieldKey(present ?? sectionOf(path)?.path ?? path))
      } else open(photoHash(draft, target.picture))
    },
    [editor, version, open, showPage],
  )
  useRenderedPage(body, {
    name: pageName,
    content: visible,
    pictures,
    notice: shownNotice(content, outlinedPath, today),
    isMenuOpen: isInPart(outlinedPath, 'interface.menu'),
    isConsentShown,
  })
  useStyleRules(body, rules)
  useScale(body)
  useTaps(body, { pictures, onTap })
  useOutline({ body, pageName, paths, content, visible, pictures, showPage })
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
  const { paths: outlinedPaths } = useSelected()
  const { page, isDark, isWide } = settings
  const showPage = useCallback(
    (page: PreviewPageName) =>
      setSettings((before) => (before.page === page ? before : { ...before, page })),
    [],
  )
  // A layout effect, because the old page must not appear with the new outline.
  useLayoutEffect(() => {
    // The page of the first field that is on one page only.
    const [page] = outlinedPaths.flatMap((path) => preferredPageFor(path) ?? [])
    if (page) showPage(page)
  }, [outlinedPaths, showPage])
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

import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { photoHash } from '@/editor/addresses/photo-hashes'
import { fillContent, readLeniently } from '@/editor/reading/lenient-content'
import { useDraft, useSession } from '@/editor/session/context'
import { colourDeclarations, type Palette } from '@/model/art/palettes'
import { noticesForDay } from '@/model/page/notices'
import { visibleContent } from '@/model/page/visible-content'
import type { SiteContent } from '@/model/schema/content'
import { type FieldPath, fieldKey, isWithin } from '@/model/values/tree'
import { addMarkers } from './fields-on-page'
import { PREVIEW_PAGE_TITLES, type PreviewPageName, preferredPageFor } from './page'
import { type PreviewSettings, PreviewToolbar } from './preview-toolbar'
import type { TapTarget } from './tap-target'
import { useScale, useStyleRules, useTaps } from './use-frame'
import { useOutline } from './use-outline'
import { usePictures } from './use-pictures'
import { useRenderedPage } from './use-rendered-page'

/** URLs of the preview's style sheets. editor/build/build-editor.ts sets this constant. */
declare const STYLE_SHEET_URLS: readonly string[]

const FRAME_HTML = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Prévia</title>${STYLE_SHEET_URLS.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head><body></body></html>`

/** Adds a Google Analytics tag, because only a company with a tag shows the consent question. */
const withConsent = (content: SiteContent): SiteContent => ({
  ...content,
  company: { ...content.company, analyticsId: 'G-EXEMPLO' },
})

function colourRule(palette: Palette): string {
  const valid = colourDeclarations(palette).filter((colour) => /#[0-9a-f]{6};$/i.test(colour))
  return `:root { ${valid.join(' ')} }`
}

/** Returns the index of the notice that the page shows: the selected one, or that of the day. */
function shownNotice({ avisos }: SiteContent, selected: FieldPath, today: string): number {
  const [, , selectedIndex = 0] = selected
  if (isWithin(selected, ['avisos', 'avisos'])) return Number(selectedIndex)
  const [text] = noticesForDay(avisos, today)
  return avisos.avisos.findIndex(({ texto }) => texto === text)
}

/** Shows a page of the site in a frame, outlines the edited field and reports the owner's taps. */
export function PreviewPane() {
  const { editor, readPhoto, selection, today, open } = useSession()
  const draft = useDraft()
  const { paths: outlinedPaths, newPhoto, version } = selection
  const [settings, setSettings] = useState<PreviewSettings>(() => ({
    page: 'home',
    isDark: false,
    isWide: matchMedia('(min-width: 56rem)').matches,
  }))
  const files = version?.version.files ?? draft
  const commit = version?.version.oid
  const { page: pageName, isDark, isWide } = settings
  const [outlinedPath = []] = outlinedPaths
  const isConsentShown = isWithin(outlinedPath, ['interface', 'consent'])
  const lenientContent = useMemo(() => readLeniently(files), [files])
  const content = useMemo(
    () => (isConsentShown ? withConsent(lenientContent) : lenientContent),
    [lenientContent, isConsentShown],
  )
  const completeContent = useMemo(() => fillContent(addMarkers(content)), [content])
  // Hides after the markers, because a marker names the place of an item among all items.
  const contentWithMarkers = useMemo(() => visibleContent(completeContent), [completeContent])
  // The complete content, because its objects stay the same until a key changes them.
  const { pictures, rules: photoRules } = usePictures(
    completeContent,
    { editor, readPhoto },
    commit,
  )
  const { palette } = content
  const rules = useMemo(() => `${colourRule(palette)}\n${photoRules}`, [palette, photoRules])
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
  const onTap = useCallback(
    (target: TapTarget) => {
      if ('page' in target) showPage(target.page)
      else if ('path' in target) open(fieldKey(target.path))
      else open(photoHash(editor.get().draft, target.picture))
    },
    [editor, open, showPage],
  )
  const noticeIndex = shownNotice(content, outlinedPath, today)

  const [body, setBody] = useState<HTMLElement>()
  useRenderedPage(body, {
    name: pageName,
    content: contentWithMarkers,
    pictures,
    notice: contentWithMarkers.avisos.avisos[noticeIndex]?.texto,
    isMenuOpen: isWithin(outlinedPath, ['interface', 'menu']),
    isConsentShown,
  })
  useStyleRules(body, rules)
  useScale(body)
  useTaps(body, { pictures, onTap })
  useOutline({
    body,
    pageName,
    content,
    contentWithMarkers,
    pictures,
    outlinedPaths,
    newPhoto,
    showPage,
  })

  return (
    <section className={isWide ? 'preview wide' : 'preview'} aria-label="Prévia">
      <PreviewToolbar settings={settings} onChange={setSettings} />
      <div className="preview-viewport">
        <iframe
          title={`Prévia: ${PREVIEW_PAGE_TITLES[pageName]}`}
          className={isDark ? 'preview-frame dark' : 'preview-frame'}
          srcDoc={FRAME_HTML}
          // Allows scripts, because WebKit calls no listener in a frame without scripts. The frame
          // inherits the editor's policy, which allows only the editor's own files.
          sandbox="allow-same-origin allow-scripts"
          onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
        />
      </div>
    </section>
  )
}

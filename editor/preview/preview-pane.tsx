import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { setMenuOpen } from '@/components/islands/menu/loader'
import { showNotice } from '@/components/islands/notices/show-notice'
import type { GitHub } from '@/editor/github/github'
import type { ContentFiles } from '@/editor/store/content-files'
import { fillContent, readLeniently } from '@/editor/store/lenient-content'
import type { PreparedPhotos } from '@/editor/store/prepare-photo'
import { colourDeclarations, type Palette } from '@/model/art/palettes'
import { noticesForDay } from '@/model/page/notices'
import { visibleContent } from '@/model/page/visible-content'
import type { SiteContent } from '@/model/schema'
import { type FieldPath, fieldKey, isWithin } from '@/model/values/tree'
import { addMarkers, fieldsOn } from './fields-on-page'
import { scrollToOutline } from './outline'
import { createPageRoot, PREVIEW_PAGE_TITLES, PreviewPage } from './page'
import { type PreviewSettings, PreviewToolbar } from './preview-toolbar'
import { type TapTarget, tapTargetAt } from './tap-target'
import { useOutline } from './use-outline'
import { usePictures } from './use-pictures'

/** Width of the page on a desktop, in pixels. */
const DESKTOP_WIDTH = 1280

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

/** Shows a page of the site in a frame, outlines the edited field and reports the owner's taps. */
export const PreviewPane = memo(function PreviewPane({
  files,
  commit,
  photos,
  github,
  settings,
  outlinedPaths,
  today,
  onSettingsChange,
  onTap,
}: {
  files: ContentFiles
  /** The commit of an earlier version, or undefined for the draft. */
  commit: string | undefined
  photos: PreparedPhotos
  github: GitHub
  settings: PreviewSettings
  /** The selected field, or the fields that an earlier version changed. */
  outlinedPaths: readonly FieldPath[]
  today: string
  onSettingsChange: (settings: PreviewSettings) => void
  onTap: (target: TapTarget) => void
}) {
  const { page, isDark, isWide } = settings
  const [selectedPath = []] = outlinedPaths
  const isMenuOpen = isWithin(selectedPath, ['interface', 'menu'])
  const isConsentShown = isWithin(selectedPath, ['interface', 'consent'])
  const lenientContent = useMemo(() => readLeniently(files), [files])
  const content = useMemo(
    () => (isConsentShown ? withConsent(lenientContent) : lenientContent),
    [lenientContent, isConsentShown],
  )
  const contentWithMarkers = useMemo(
    // Hides after the markers, because a marker names the place of an item among all items.
    () => visibleContent(fillContent(addMarkers(content))),
    [content],
  )
  const { pictures, rules: photoRules } = usePictures(content, photos, github, commit)
  const { palette } = content
  const rules = useMemo(() => `${colourRule(palette)}\n${photoRules}`, [palette, photoRules])
  const { avisos } = content.avisos
  const editedNotice =
    selectedPath[0] === 'avisos' ? avisos[Number(selectedPath[2] ?? 0)] : undefined
  const notice = editedNotice?.texto ?? noticesForDay(content.avisos, today)[0]
  const noticeIndex = avisos.findIndex(({ texto }) => texto === notice)

  const frame = useRef<HTMLIFrameElement>(null)
  const [{ root, body }, setFrame] = useState<{ root?: Root; body?: HTMLElement }>({})
  const latestProps = useRef({ onTap, pictures, noticeIndex })
  latestProps.current = { onTap, pictures, noticeIndex }
  useOutline(
    { body, page, files, content, contentWithMarkers, pictures, outlinedPaths },
    (otherPage) => onSettingsChange({ ...settings, page: otherPage }),
  )

  const prepareFrame = () => {
    const body = frame.current?.contentDocument?.body
    if (!body) return
    setFrame({ root: createPageRoot(body), body })
    // Passes keys on to the editor's window, because a tap moves the focus into this frame.
    body.addEventListener('keydown', (event) => {
      if (!window.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault()
    })
    // Stops the browser from following a link, and reports the tapped field, picture or page.
    body.addEventListener('click', (event) => {
      if (!(event.target as Element).closest('summary')) event.preventDefault()
      const tapped = tapTargetAt(
        event,
        fieldsOn(body),
        latestProps.current.pictures,
        latestProps.current.noticeIndex,
      )
      if (!tapped) return
      // Renders and focuses before the event ends, because iOS opens the keyboard only then.
      flushSync(() => latestProps.current.onTap(tapped))
      if ('path' in tapped)
        document.getElementById(fieldKey(tapped.path))?.focus({ preventScroll: true })
    })
  }

  const applyPageState = useCallback(() => {
    const frameDocument = frame.current?.contentDocument
    const island = (name: string) =>
      frameDocument?.querySelector<HTMLElement>(`[data-island="${name}"]`)
    const [bar, menu] = [island('notices'), island('menu')]
    if (bar) showNotice(bar, notice)
    if (menu) setMenuOpen(menu, isMenuOpen)
    frameDocument?.documentElement.toggleAttribute('data-consent-open', isConsentShown)
  }, [notice, isMenuOpen, isConsentShown])

  // Separate from the effect that renders, because a new rule restyles the complete page, and only
  // another photo needs one.
  useLayoutEffect(() => {
    // The policy blocks inline styles, but no rule that a script adds to a loaded style sheet.
    // Safari before 16.4 constructs no style sheets.
    const styleSheet = frame.current?.contentDocument?.styleSheets[STYLE_SHEET_URLS.length - 1]
    if (!root || !styleSheet) return undefined
    const added = rules.split('\n').filter((rule) => rule !== '')
    for (const rule of added) styleSheet.insertRule(rule)
    return () => {
      for (const _ of added) styleSheet.deleteRule(0)
    }
  }, [root, rules])

  // A layout effect changes the page in the same paint as the field.
  useLayoutEffect(() => {
    root?.render(
      <PreviewPage
        name={page}
        content={contentWithMarkers}
        pictures={pictures}
        onShown={applyPageState}
      />,
    )
  }, [root, contentWithMarkers, page, pictures, applyPageState])

  useEffect(() => {
    const { current } = frame
    const observer = new ResizeObserver(() => {
      const width = current?.parentElement?.clientWidth ?? 0
      current?.style.setProperty('--scale', `${width / DESKTOP_WIDTH}`)
      if (body) scrollToOutline(body)
    })
    if (current?.parentElement) observer.observe(current.parentElement)
    return () => observer.disconnect()
  }, [body])

  return (
    <section className={isWide ? 'preview wide' : 'preview'} aria-label="Prévia">
      <PreviewToolbar settings={settings} onChange={onSettingsChange} />
      <div className="preview-viewport">
        <iframe
          ref={frame}
          title={`Prévia: ${PREVIEW_PAGE_TITLES[page]}`}
          className={isDark ? 'preview-frame dark' : 'preview-frame'}
          srcDoc={FRAME_HTML}
          // Allows scripts, because WebKit calls no listener in a frame without scripts. The frame
          // inherits the editor's policy, which allows only the editor's own files.
          sandbox="allow-same-origin allow-scripts"
          onLoad={prepareFrame}
        />
      </div>
    </section>
  )
})

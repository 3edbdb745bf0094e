import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { setMenuOpen } from '@/browser/menu'
import { showNotice } from '@/components/islands/notices/show-notice'
import type { SiteContent } from '@/content/schema'
import { PHOTO_PICTURES } from '@/content/schema/cards'
import { type Path, valueAt } from '@/content/tree'
import type { GitHub } from '@/editor/github'
import type { Photos } from '@/editor/store/checks'
import { type Files, keyOf } from '@/editor/store/path'
import { type View, ViewBar } from '@/editor/toolbar'
import { noticesOn } from '@/lib/notices'
import { pictureOfFile } from '@/lib/pictures'
import {
  elementsOf,
  type FieldsOnPage,
  findFields,
  markContent,
  pathByWords,
} from './fields-on-page'
import { fillContent, readLeniently } from './lenient-content'
import { PAGES, Page, type PageName } from './page'
import { replaceIllustrations, useCrops } from './use-pictures'

/** Target of a tap on the page: a field, a picture that a photo can replace, or another page. */
export type TapTarget = { path: Path } | { picture: string } | { page: PageName }

/** Width of the page on a desktop, in pixels. */
const DESKTOP = 1280

/** Pause in typing before the preview outlines the field, in milliseconds. */
const OUTLINE_PAUSE = 150

/** URLs of the preview's style sheets. scripts/editor.ts sets this constant. */
declare const STYLES: readonly string[]

const DOCUMENT = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Prévia</title>${STYLES.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head><body></body></html>`

/**
 * Finds the fields of each element on the page. Renders the marked copy in a transition, because
 * the owner may type during the render.
 * @param use receives the fields after the render
 */
function withFields(
  body: Element,
  content: SiteContent,
  page: PageName,
  use: (fields: FieldsOnPage) => void,
): void {
  const { marked, paths } = markContent(content)
  const copy = document.createElement('body')
  const root = createRoot(copy)
  const read = () => {
    use(findFields(body, copy, paths))
    queueMicrotask(() => root.unmount())
  }
  const element = <Page name={page} content={fillContent(marked)} onShown={read} />
  startTransition(() => root.render(element))
}

/** Returns the target of a tap on an element of the page, or undefined. */
function tapTargetAt(
  target: Element,
  fields: FieldsOnPage,
  content: SiteContent,
): TapTarget | undefined {
  const image = target.closest('img, image')
  const name = image && pictureOfFile(image.getAttribute('src') ?? image.getAttribute('href') ?? '')
  if (name && name in PHOTO_PICTURES) return { picture: name }
  if (target.closest('.notice-today')) return { path: ['avisos', 'avisos', 0, 'texto'] }
  const words = pathByWords(content, target.textContent?.slice(0, 60) ?? '')
  const link = target.closest('a')?.getAttribute('href')
  for (let each: Element | null = target; each; each = each.parentElement) {
    const [path] = fields.get(each) ?? []
    if (path && !(each !== target && words)) return { path }
    if (link === '/' || link === '/desentupimento')
      return { page: link === '/' ? 'home' : 'drains' }
    if (words) return { path: words }
  }
  return undefined
}

/** Adds a Google Analytics tag, because only a company with a tag shows the consent question. */
const withConsent = (content: SiteContent): SiteContent => ({
  ...content,
  company: { ...content.company, analyticsId: 'G-EXEMPLO' },
})

/** Shows a page of the site in a frame, outlines the edited field and reports the owner's taps. */
export const PreviewPane = memo(function PreviewPane({
  files,
  commit,
  photos,
  github,
  view,
  editing,
  today,
  onView,
  onTap,
}: {
  files: Files
  /** The commit of an earlier version, or undefined for the draft. */
  commit: string | undefined
  photos: Photos
  github: GitHub
  view: View
  editing: Path | undefined
  today: string
  onView: (view: View) => void
  onTap: (target: TapTarget) => void
}) {
  const { page, isDark, isWide } = view
  const key = editing ? keyOf(editing) : ''
  const isMenuOpen = key.startsWith('interface.menu.')
  const isConsentShown = key.startsWith('interface.consent.')
  const read = useMemo(() => readLeniently(files), [files])
  const content = useMemo(() => (isConsentShown ? withConsent(read) : read), [read, isConsentShown])
  const crops = useCrops(content, photos, github, commit)
  const { avisos } = content.avisos
  const edited = editing?.[0] === 'avisos' ? avisos[Number(editing[2] ?? 0)] : undefined
  const notice = edited?.texto ?? noticesOn(content.avisos, today)[0]

  const frame = useRef<HTMLIFrameElement>(null)
  const [root, setRoot] = useState<Root>()
  const latest = useRef({ content, page, onTap })
  latest.current = { content, page, onTap }
  const outlined = useRef<unknown>(undefined)

  const load = () => {
    const body = frame.current?.contentDocument?.body
    if (!body) return
    setRoot(createRoot(body))
    // Stops the browser from following a link, and reports the tapped field, picture or page.
    body.addEventListener('click', (event) => {
      const element = event.target as Element
      if (!element.closest('summary')) event.preventDefault()
      const { content, page, onTap } = latest.current
      withFields(body, content, page, (fields) => {
        const tapped = tapTargetAt(element, fields, content)
        if (tapped) onTap(tapped)
      })
    })
  }

  const showHidden = useCallback(() => {
    const inner = frame.current?.contentDocument
    const island = (name: string) => inner?.querySelector<HTMLElement>(`[data-island="${name}"]`)
    const [bar, menu] = [island('notices'), island('menu')]
    if (bar) showNotice(bar, notice)
    if (menu) setMenuOpen(menu, isMenuOpen)
    inner?.documentElement.toggleAttribute('data-asks', isConsentShown)
  }, [notice, isMenuOpen, isConsentShown])

  // Renders in a layout effect, because the field and the page must change in the same paint.
  useLayoutEffect(() => {
    const inner = frame.current?.contentDocument
    if (!root || !inner?.defaultView) return
    const shown = [...crops.values()]
    replaceIllustrations(crops)
    // A style sheet of the frame's window, because the policy allows no inline styles.
    const sheet = new inner.defaultView.CSSStyleSheet()
    sheet.replaceSync(shown.map(({ rule }) => rule).join('\n'))
    inner.adoptedStyleSheets = [sheet]
    // A new key renders the complete page again, because React sees no change in lib/pictures.ts.
    const key = shown.map(({ picture }) => picture.fallback).join()
    root.render(<Page key={key} name={page} content={fillContent(content)} onShown={showHidden} />)
  }, [root, content, page, crops, showHidden])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the path, and other photos mean new elements
  useEffect(() => {
    const body = root && frame.current?.contentDocument?.body
    if (!body) return undefined
    const marked = () => [...body.querySelectorAll('[data-editing]')]
    const isInView = (each: Element) => {
      const { top, bottom } = each.getBoundingClientRect()
      return top >= 0 && bottom <= (frame.current?.clientHeight ?? 0)
    }
    const scroll = () => {
      const [first] = marked()
      if (!marked().some(isInView)) first?.scrollIntoView({ block: 'center' })
    }
    const mark = (found: readonly Element[]) => {
      for (const old of marked()) old.removeAttribute('data-editing')
      for (const each of found) {
        each.setAttribute('data-editing', '')
        each.closest('details')?.setAttribute('open', '')
      }
      outlined.current = `${page} ${key}`
      scroll()
    }
    let isCurrent = true
    const timer = window.setTimeout(() => {
      // Keeps an outline that is still shown, because a changed text usually keeps its element.
      if (outlined.current === `${page} ${key}` && marked().length > 0) scroll()
      else if (!editing) mark([])
      else if (editing[0] === 'avisos') mark([...body.querySelectorAll('.notice-today')])
      else
        withFields(body, content, page, (fields) => {
          if (isCurrent) mark(elementsOf(body, fields, editing, valueAt(content, editing)))
        })
    }, OUTLINE_PAUSE)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [key, content, page, crops, root])

  useEffect(() => {
    const { current } = frame
    const observer = new ResizeObserver(() => {
      const width = current?.parentElement?.clientWidth ?? 0
      current?.style.setProperty('--scale', `${width / DESKTOP}`)
      current?.contentDocument?.querySelector('[data-editing]')?.scrollIntoView({ block: 'center' })
    })
    if (current?.parentElement) observer.observe(current.parentElement)
    return () => observer.disconnect()
  }, [])

  return (
    <section className={isWide ? 'preview wide' : 'preview'} aria-label="Prévia">
      <ViewBar view={view} onChange={onView} />
      <div className="frame">
        <iframe
          ref={frame}
          title={`Prévia: ${PAGES[page]}`}
          className={isDark ? 'page dark' : 'page'}
          srcDoc={DOCUMENT}
          // Allows scripts, because WebKit calls no listener in a frame without scripts. The frame
          // inherits the editor's policy, which allows only the editor's own files.
          sandbox="allow-same-origin allow-scripts"
          onLoad={load}
        />
      </div>
    </section>
  )
})

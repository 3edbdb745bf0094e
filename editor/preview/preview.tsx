import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { showNotice } from '@/components/islands/notices/show-notice'
import type { Path } from '@/content/leaves'
import type { SiteContent } from '@/content/schema'
import { PHOTO_PICTURES } from '@/content/schema/cards'
import { keyOf, valueAt } from '@/editor/store/path'
import { pictureWith } from '@/lib/pictures'
import { PAGES, Page, type PageName } from './page'
import { elementsOf, findPlaces, markContent, type Places, pathByWords } from './places'
import { filled } from './shown'

/** Where a tap on the page leads: to a field, to a photo for a drawing, or to another page. */
export type Pick = { path: Path } | { picture: string } | { page: PageName }

/** The width of the page on a desktop, in pixels. */
const DESKTOP = 1280

/** After this pause in typing, the place of the field is looked for again. */
const SETTLED = 150

/** scripts/editor.ts puts the addresses of the site's style sheets in. */
declare const STYLES: readonly string[]

const DOCUMENT = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Prévia</title>${STYLES.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head><body></body></html>`

/** Renders the page again with marks, to find the fields of its texts. */
function placesOn(body: Element, content: SiteContent, page: PageName): Places {
  const { marked, paths } = markContent(content)
  const copy = document.createElement('body')
  const root = createRoot(copy)
  flushSync(() => root.render(<Page name={page} content={filled(marked)} />))
  const places = findPlaces(body, copy, paths)
  root.unmount()
  return places
}

/** The innermost field at an element of the page. */
function pickAt(target: Element, places: Places, content: SiteContent): Pick | undefined {
  const image = target.closest('img, image')
  const name = image && pictureWith(image.getAttribute('src') ?? image.getAttribute('href') ?? '')
  if (name && name in PHOTO_PICTURES) return { picture: name }
  if (target.closest('.notice-today')) return { path: ['avisos', 'avisos', 0, 'texto'] }
  const words = pathByWords(content, target.textContent?.slice(0, 60) ?? '')
  const link = target.closest('a')?.getAttribute('href')
  for (let each: Element | null = target; each; each = each.parentElement) {
    const [path] = places.get(each) ?? []
    if (path && !(each !== target && words)) return { path }
    if (link === '/' || link === '/desentupimento')
      return { page: link === '/' ? 'home' : 'drains' }
    if (words) return { path: words }
  }
  return undefined
}

/** The real page of the site in a frame of its own, with the field that is being edited outlined. */
export function Preview({
  content,
  page,
  notice,
  target,
  isDark,
  version,
  onPick,
}: {
  content: SiteContent
  page: PageName
  /** The notice of the day. */
  notice: string | undefined
  target: Path | undefined
  isDark: boolean
  /** Changes with the pictures. */
  version: number
  onPick: (pick: Pick) => void
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [root, setRoot] = useState<Root>()
  const latest = useRef({ content, page, onPick })
  latest.current = { content, page, onPick }

  const load = () => {
    const inner = frame.current?.contentDocument?.body
    if (!inner) return
    setRoot(createRoot(inner))
    // React's own listeners are in the frame too, but these come before the browser follows a link.
    inner.addEventListener('click', (event) => {
      const element = event.target as Element
      if (!element.closest('summary')) event.preventDefault()
      const { content, page, onPick } = latest.current
      const pick = pickAt(element, placesOn(inner, content, page), content)
      if (pick) onPick(pick)
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures are no props of the page
  useEffect(() => {
    const shown = filled(content)
    startTransition(() => root?.render(<Page name={page} content={shown} />))
  }, [root, content, page, version])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another bar
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const inner = frame.current?.contentDocument?.body
      const island = inner?.querySelector('[data-island="notices"]')
      if (island) showNotice(island, notice)
    }, SETTLED)
    return () => window.clearTimeout(timer)
  }, [notice, page, root])

  const key = target && keyOf(target)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells whether the path is another one
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const inner = frame.current?.contentDocument?.body
      if (!inner) return
      for (const old of inner.querySelectorAll('[data-editing]'))
        old.removeAttribute('data-editing')
      if (!target) return
      const places = placesOn(inner, content, page)
      const found = elementsOf(inner, places, target, valueAt(content, target))
      const height = frame.current?.clientHeight ?? 0
      for (const each of found) each.setAttribute('data-editing', '')
      const isInView = (each: Element) => {
        const { top, bottom } = each.getBoundingClientRect()
        return top >= 0 && bottom <= height
      }
      if (!found.some(isInView)) found[0]?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    }, SETTLED)
    return () => window.clearTimeout(timer)
  }, [key, content, page, root])

  useEffect(() => {
    const { current } = frame
    const follow = () => {
      const width = current?.parentElement?.clientWidth ?? 0
      current?.style.setProperty('--scale', `${width / DESKTOP}`)
      current?.contentDocument?.querySelector('[data-editing]')?.scrollIntoView({ block: 'center' })
    }
    const observer = new ResizeObserver(follow)
    if (current?.parentElement) observer.observe(current.parentElement)
    return () => observer.disconnect()
  }, [])

  return (
    <iframe
      ref={frame}
      title={`Prévia: ${PAGES[page]}`}
      className={isDark ? 'page dark' : 'page'}
      srcDoc={DOCUMENT}
      // The page's links lead nowhere. WebKit calls no listener in a frame that may not run scripts; the editor's
      // policy, which the frame inherits, still refuses any script but the editor's own files.
      sandbox="allow-same-origin allow-scripts"
      onLoad={load}
    />
  )
}

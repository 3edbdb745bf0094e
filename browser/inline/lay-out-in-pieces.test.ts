/** @jest-environment jsdom */
import { setCurrentScript } from '@/browser/current-script'
import { layOutInPieces } from './lay-out-in-pieces'

async function frameDrawn(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
}

describe('layOutInPieces', () => {
  const { dataset } = document.documentElement
  const pointers = (coarse: boolean) => {
    window.matchMedia = (query) =>
      ({ matches: coarse && query === '(pointer: coarse)' }) as MediaQueryList
  }

  beforeEach(() => {
    document.body.innerHTML = '<section></section><section></section>'
    setCurrentScript('data-islands="/_next/static/islands/a.js"')
  })

  afterEach(() => {
    delete dataset.inPieces
    Reflect.deleteProperty(window, 'matchMedia')
  })

  it('treats the first frame of a phone differently from those that follow', async () => {
    pointers(true)
    layOutInPieces()
    await new Promise(requestAnimationFrame)
    expect(dataset.inPieces).toBe('first')
    await new Promise((resolve) => setTimeout(resolve))
    expect(dataset.inPieces).toBe('')
  })

  it('keeps what has come near on a phone, and defers the rest', () => {
    pointers(true)
    layOutInPieces()
    const [near, far] = document.querySelectorAll('section')
    for (const [section, skipped] of [
      [near, false],
      [far, true],
    ] as const)
      section?.dispatchEvent(
        Object.assign(new Event('contentvisibilityautostatechange'), { skipped }),
      )
    expect(near?.style.contentVisibility).toBe('visible')
    expect(far?.style.contentVisibility).not.toBe('visible')
  })

  it('lays the whole page out where a mouse suggests a faster processor', () => {
    pointers(false)
    layOutInPieces()
    expect(dataset.inPieces).toBeUndefined()
  })

  it('lays it out whole for a visitor who follows a link to a section', () => {
    pointers(true)
    history.replaceState(null, '', '/#localizacao')
    layOutInPieces()
    expect(dataset.inPieces).toBeUndefined()
    history.replaceState(null, '', '/')
  })

  it('lays it out whole on the way to a section, but not for another page or the menu', async () => {
    pointers(true)
    const navigation = new EventTarget()
    Object.assign(window, { navigation })
    layOutInPieces()
    await frameDrawn()
    await frameDrawn()
    const navigate = (hashChange: boolean, url: string) =>
      navigation.dispatchEvent(
        Object.assign(new Event('navigate'), { hashChange, destination: { url } }),
      )
    navigate(false, 'http://localhost/desentupimento')
    navigate(true, 'http://localhost/#menu')
    navigate(true, 'http://localhost/#pagina')
    expect(dataset.inPieces).toBeDefined()
    navigate(true, 'http://localhost/#localizacao')
    expect(dataset.inPieces).toBeUndefined()
    Reflect.deleteProperty(window, 'navigation')
  })

  it('lays it out whole before a key moves the focus', async () => {
    pointers(true)
    layOutInPieces()
    await frameDrawn()
    await frameDrawn()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    expect(dataset.inPieces).toBeUndefined()
  })

  it('lays it out whole under next dev', () => {
    pointers(true)
    setCurrentScript()
    layOutInPieces()
    expect(dataset.inPieces).toBeUndefined()
  })
})

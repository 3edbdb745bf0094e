/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Menu as ServerMenu } from '@/components/frame/menu'
import { interfaceTexts, menuTexts } from '@/content/site'
import { Menu } from './menu'

const CHAT = 'https://wa.me/5548900000000?text=Ol%C3%A1!'
/** For each click on the page: was its default prevented? */
const prevented: boolean[] = []

const LINKS = [
  { label: 'Início', href: '/' },
  { label: 'Desentupimento', href: '/desentupimento' },
  { label: 'Sobre Nós', href: '/#sobre' },
  { label: 'Sem lugar', href: '/#nenhum' },
]

/** The page as the server wrote it, with the menu mounted as its own props say. */
function show(address = '/', { panelIsOpen = false } = {}) {
  history.replaceState(null, '', address)
  const menu = {
    path: location.pathname,
    links: LINKS,
    chatHref: CHAT,
    phone: '(48) 90000-0000',
    phoneName: 'WhatsApp (48) 90000-0000',
  }
  document.body.innerHTML = `${renderToStaticMarkup(<ServerMenu {...menu} texts={{ ...interfaceTexts, ...menuTexts }} />)}
    <main id="inicio" tabindex="-1"><section id="sobre" tabindex="-1" aria-label="Sobre"></section></main>`
  const island = document.querySelector<HTMLElement>('[data-island=menu]')
  if (!island) throw new Error('no island')
  // The loader has prepared the control, and the visitor may be on a link when the dialog comes.
  island.querySelector('[href="#menu"]')?.setAttribute('aria-expanded', String(panelIsOpen))
  island.querySelector<HTMLElement>('[href="/#sobre"]')?.focus()
  return render(<Menu island={island} {...JSON.parse(island.dataset.props ?? '')} />, {
    container: island.appendChild(document.createElement('div')),
  })
}

const control = () => screen.getByLabelText(menuTexts.open)
const menu = () => screen.queryByRole('dialog', { name: menuTexts.title })

function open() {
  fireEvent.click(control())
  return within(screen.getByRole('dialog', { name: menuTexts.title }))
}

beforeAll(() => {
  // Neither exists in jsdom: it lays nothing out, and loads no other page.
  Element.prototype.scrollIntoView = () => {}
  addEventListener('click', (event) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  })
})

beforeEach(() => {
  prevented.length = 0
})

it('takes the place of the panel that was opened before it, for good', async () => {
  const { unmount } = show('/', { panelIsOpen: true })
  expect(menu()).not.toBeNull()
  const panel = document.getElementById('menu')
  expect(panel?.hidden).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(panel?.hidden).toBe(true)
  unmount()
  expect(panel?.hidden).toBe(false)
})

it('keeps the focus on the link of the panel that had it', () => {
  show('/', { panelIsOpen: true })
  const link = within(screen.getByRole('dialog')).getByRole('link', { name: 'Sobre Nós' })
  expect(document.activeElement).toBe(link)
})

it('gives its control back to the panel', () => {
  const { unmount } = show()
  unmount()
  expect(control().hasAttribute('aria-haspopup')).toBe(false)
  expect(control().getAttribute('aria-expanded')).toBe('false')
})

it('holds what the panel of the page holds, as it was translated', async () => {
  show()
  const panel = document.getElementById('menu')
  const entry = panel?.querySelector('[href="/#sobre"]')
  if (entry) entry.textContent = 'About us'
  const inside = open()
  const entries = inside.getAllByRole('link').map(({ outerHTML }) => outerHTML)
  expect(entries).toEqual([...(panel?.querySelectorAll('a') ?? [])].map((link) => link.outerHTML))
  expect(inside.getByRole('link', { name: 'About us' }).getAttribute('href')).toBe('/#sobre')
})

it('closes by the browser’s own way back, where the browser tells of it', async () => {
  const watchers: { onclose: (() => void) | null; destroy: jest.Mock }[] = []
  window.CloseWatcher = class {
    onclose = null
    destroy = jest.fn()
    constructor() {
      watchers.push(this)
    }
  }
  show()
  open()
  act(() => watchers[0]?.onclose?.())
  expect(menu()).toBeNull()
  expect(watchers[0]?.destroy).toHaveBeenCalled()
  delete window.CloseWatcher
})

it('goes to a section without loading the page again to lose the query of its address', async () => {
  show('/?fbclid=x')
  const inside = open()
  fireEvent.click(inside.getByRole('link', { name: 'Sobre Nós' }))
  expect(prevented.at(-1)).toBe(true)
  expect(location.href).toBe('http://localhost/?fbclid=x#sobre')
})

it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves a click with %s, which opens the page elsewhere, to the browser',
  async (key) => {
    show()
    history.replaceState(null, '', '/#sobre')
    const inside = open()
    fireEvent.click(inside.getByRole('link', { name: 'Início' }), { [key]: true })
    expect(menu()).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(control()))
    expect(location.hash).toBe('#sobre')
    expect(prevented.at(-1)).toBe(false)
  },
)

it('closes by a link whose section the page lacks', async () => {
  show()
  const inside = open()
  fireEvent.click(inside.getByRole('link', { name: 'Sem lugar' }))
  expect(menu()).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(control()))
})

/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { Menu as ServerMenu } from '@/components/frame/menu'
import { menuTexts } from '@/content/site'
import { Menu } from './menu'

const CHAT = 'https://wa.me/5548900000000?text=Ol%C3%A1!'
const scrollIntoView = jest.fn()
/** Whether the default of each click on the page was prevented. */
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
  document.body.innerHTML = `${renderToStaticMarkup(<ServerMenu {...menu} texts={menuTexts} />)}
    <main id="inicio" tabindex="-1"><section id="sobre" tabindex="-1" aria-label="Sobre"></section></main>`
  const island = document.querySelector<HTMLElement>('[data-island=menu]')
  if (!island) throw new Error('no island')
  // What the loader has made of the control, and where the visitor is when the dialog comes.
  island.querySelector('[href="#menu"]')?.setAttribute('aria-expanded', String(panelIsOpen))
  island.querySelector<HTMLElement>('[href="/#sobre"]')?.focus()
  return render(<Menu island={island} {...JSON.parse(island.dataset.props ?? '')} />, {
    container: island.appendChild(document.createElement('div')),
  })
}

const control = () => screen.getByLabelText(menuTexts.open)
const menu = () => screen.queryByRole('dialog', { name: menuTexts.title })

async function open() {
  await userEvent.click(control())
  return within(screen.getByRole('dialog', { name: menuTexts.title }))
}

beforeAll(() => {
  // Neither exists in jsdom: it lays nothing out, and loads no other page.
  Element.prototype.scrollIntoView = scrollIntoView
  addEventListener('click', (event) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  })
})

beforeEach(() => {
  scrollIntoView.mockClear()
  prevented.length = 0
})

it('takes the place of the panel that was opened before it, for good', async () => {
  const { unmount } = show('/', { panelIsOpen: true })
  expect(menu()).toBeVisible()
  const panel = document.getElementById('menu')
  expect(panel).not.toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(panel).not.toBeVisible()
  unmount()
  expect(panel).toBeVisible()
})

it('keeps the focus on the link of the panel that had it', () => {
  show('/', { panelIsOpen: true })
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'Sobre Nós' })).toHaveFocus()
})

it('gives its control back to the panel', () => {
  const { unmount } = show()
  unmount()
  expect(control()).not.toHaveAttribute('aria-haspopup')
  expect(control()).toHaveAttribute('aria-expanded', 'false')
})

it('holds what the panel of the page holds, as it was translated', async () => {
  show()
  const panel = document.getElementById('menu')
  const entry = panel?.querySelector('[href="/#sobre"]')
  if (entry) entry.textContent = 'About us'
  const inside = await open()
  const entries = inside.getAllByRole('link').map(({ outerHTML }) => outerHTML)
  expect(entries).toEqual([...(panel?.querySelectorAll('a') ?? [])].map((it) => it.outerHTML))
  expect(inside.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/#sobre')
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
  await open()
  act(() => watchers[0]?.onclose?.())
  expect(menu()).toBeNull()
  expect(watchers[0]?.destroy).toHaveBeenCalled()
  delete window.CloseWatcher
})

it('brings the top of the page back and its address, without loading it', async () => {
  show()
  history.replaceState(null, '', '/#sobre')
  const inside = await open()
  await userEvent.click(inside.getByRole('link', { name: 'Início' }))
  expect(menu()).toBeNull()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('main')])
  expect(location.href).toBe('http://localhost/')
  expect(prevented.at(-1)).toBe(true)
})

it('gives the focus back again when it is opened once more and closed', async () => {
  show()
  const inside = await open()
  await userEvent.click(inside.getByRole('link', { name: 'Sobre Nós' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sobre' })).toHaveFocus())

  await open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(control()).toHaveFocus())
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

it('goes to a section without loading the page again to lose the query of its address', async () => {
  show('/?fbclid=x')
  const inside = await open()
  await userEvent.click(inside.getByRole('link', { name: 'Sobre Nós' }))
  expect(prevented.at(-1)).toBe(true)
  expect(location.href).toBe('http://localhost/?fbclid=x#sobre')
})

it.each(['Control', 'Meta', 'Shift'])(
  'leaves a click with %s, which opens the page elsewhere, to the browser',
  async (key) => {
    show()
    history.replaceState(null, '', '/#sobre')
    const inside = await open()
    const user = userEvent.setup()
    await user.keyboard(`{${key}>}`)
    await user.click(inside.getByRole('link', { name: 'Início' }))
    expect(menu()).toBeNull()
    await waitFor(() => expect(control()).toHaveFocus())
    expect(location.hash).toBe('#sobre')
    expect(prevented.at(-1)).toBe(false)
  },
)

it('closes by a link whose section the page lacks', async () => {
  show()
  const inside = await open()
  await userEvent.click(inside.getByRole('link', { name: 'Sem lugar' }))
  expect(menu()).toBeNull()
  await waitFor(() => expect(control()).toHaveFocus())
})

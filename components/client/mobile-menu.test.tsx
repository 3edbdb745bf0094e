import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileMenu } from './mobile-menu'

const CHAT = 'https://wa.me/5548900000000?text=Ol%C3%A1!'
const { dataset } = document.documentElement
const scrollIntoView = jest.fn()
/** Whether each click on the page was kept from the browser. */
const kept: boolean[] = []

function show(path = '/') {
  history.replaceState(null, '', path)
  render(
    <>
      <MobileMenu
        links={[
          { label: 'Início', href: '/' },
          { label: 'Desentupimento', href: '/desentupimento' },
          { label: 'Sobre Nós', href: '/#sobre' },
          { label: 'Sem lugar', href: '/#nenhum' },
        ]}
        path={path}
        chatHref={CHAT}
        phone="(48) 90000-0000"
        texts={{
          contactButton: 'Fale Conosco',
          open: 'Abrir menu',
          openShort: 'Menu',
          close: 'Fechar menu',
          closeShort: 'Fechar',
          title: 'Menu',
          description: 'Páginas e seções',
        }}
      />
      <main id="inicio" tabIndex={-1}>
        <section id="sobre" tabIndex={-1} aria-label="Sobre" />
      </main>
    </>,
  )
}

const button = () => screen.getByRole('button', { name: 'Abrir menu' })
const menu = () => screen.queryByRole('dialog', { name: 'Menu' })

async function open() {
  await userEvent.click(button())
  return within(screen.getByRole('dialog', { name: 'Menu' }))
}

beforeAll(() => {
  // Neither exists in jsdom: it lays nothing out, and loads no other page.
  Element.prototype.scrollIntoView = scrollIntoView
  addEventListener('click', (event) => {
    kept.push(event.defaultPrevented)
    event.preventDefault()
  })
})

beforeEach(() => {
  scrollIntoView.mockClear()
  kept.length = 0
  delete dataset.menuTapped
  delete dataset.scripts
})

it('says that it works, and stays closed', () => {
  show()
  expect(dataset.scripts).toBe('ready')
  expect(menu()).toBeNull()
})

it('says in words what its icons mean', async () => {
  show()
  expect(button()).toHaveTextContent('Menu')
  const inside = await open()
  expect(inside.getByRole('button', { name: 'Fechar menu' })).toHaveTextContent('Fechar')
})

it('opens for a tap that came before it', () => {
  dataset.menuTapped = ''
  show()
  expect(menu()).toBeVisible()
  expect(dataset.menuTapped).toBeUndefined()
})

it('holds its links, the phone and the contact button', async () => {
  show()
  const inside = await open()
  expect(
    inside.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Início', '/'],
    ['Desentupimento', '/desentupimento'],
    ['Sobre Nós', '/#sobre'],
    ['Sem lugar', '/#nenhum'],
    ['(48) 90000-0000', CHAT],
    ['Fale Conosco', CHAT],
  ])
})

it('marks the entry of the page at hand and no other', async () => {
  show('/desentupimento')
  const inside = await open()
  const current = inside.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current).toEqual([inside.getByRole('link', { name: 'Desentupimento' })])
})

it('closes by its control and by Escape, and gives the focus back', async () => {
  show()
  const inside = await open()
  await userEvent.click(inside.getByRole('button', { name: 'Fechar menu' }))
  expect(menu()).toBeNull()
  expect(button()).toHaveFocus()

  await open()
  await userEvent.keyboard('{Escape}')
  expect(menu()).toBeNull()
  expect(button()).toHaveFocus()
})

it.each(['Fale Conosco', '(48) 90000-0000'])(
  'closes by the chat link %s and gives the focus back',
  async (name) => {
    show()
    const inside = await open()
    await userEvent.click(inside.getByRole('link', { name }))
    expect(menu()).toBeNull()
    await waitFor(() => expect(button()).toHaveFocus())
  },
)

it('hands the focus to the section that a link leads to', async () => {
  show()
  const inside = await open()
  await userEvent.click(inside.getByRole('link', { name: 'Sobre Nós' }))
  expect(menu()).toBeNull()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sobre' })).toHaveFocus())
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('region', { name: 'Sobre' })])
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
  expect(kept.at(-1)).toBe(true)
})

it('gives the focus back again when it is opened once more and closed', async () => {
  show()
  const inside = await open()
  await userEvent.click(inside.getByRole('link', { name: 'Sobre Nós' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sobre' })).toHaveFocus())

  await open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button()).toHaveFocus())
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

it('leaves a link to another page to the browser', async () => {
  show('/desentupimento')
  const inside = await open()
  await userEvent.click(inside.getByRole('link', { name: 'Sobre Nós' }))
  expect(menu()).toBeNull()
  await waitFor(() => expect(button()).toHaveFocus())
  expect(scrollIntoView).not.toHaveBeenCalled()
  expect(kept.at(-1)).toBe(false)
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
    await waitFor(() => expect(button()).toHaveFocus())
    expect(location.hash).toBe('#sobre')
    expect(kept.at(-1)).toBe(false)
  },
)

it('closes by a link whose section the page lacks', async () => {
  show()
  const inside = await open()
  await userEvent.click(inside.getByRole('link', { name: 'Sem lugar' }))
  expect(menu()).toBeNull()
  await waitFor(() => expect(button()).toHaveFocus())
})

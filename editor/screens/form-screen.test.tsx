/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { CHECK_DELAY } from '@/editor/derived/draft-check'
import type { ContentFiles } from '@/editor/store/content'
import { hasUnsavedChanges } from '@/editor/store/draft-store'
import { asFiles } from '@/fixtures/as-files'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import type { Issue } from '@/model/reading/issue'
import type { FieldPath } from '@/model/values/tree'
import { FormScreen } from './form-screen'

const company = {
  responseTime: '1h',
  towns: ['Criciúma', 'Içara'].map((name) => ({ name, latitude: -28, longitude: -49 })),
}

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
})

/** Shows the form of a section with these content files. */
function renderForm(
  path: FieldPath,
  files: ContentFiles,
  { issues = [], savedIssues = [] }: { issues?: Issue[]; savedIssues?: Issue[] } = {},
) {
  const store = createTestStore({ oid: '', files, photos: [] })
  const focused: FieldPath[] = []
  const form = (openedPath: FieldPath) => (
    <TestEditor
      store={store}
      openedPath={openedPath}
      selection={{ selectField: (path) => focused.push(path) }}
      check={{ issues }}
      saveErrors={savedIssues}
    >
      <FormScreen />
    </TestEditor>
  )
  const { rerender } = render(form(path))
  return {
    store,
    focused,
    /** Returns the draft as a save stores it, without the ids of list items. */
    draft: (): ContentFiles => asFiles(store.get().draft),
    request: (requested: FieldPath) => rerender(form(requested)),
  }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('describes a group of checkboxes by its error', () => {
  const path = ['company', 'hours', 'opening', 0, 'days']
  const hours = { opening: [{ days: [] }] }
  const issue = { path, message: 'falta. Exemplo certo: segunda' }
  renderForm(path, { company: { hours } }, { issues: [issue], savedIssues: [issue] })
  const description = /Falta\. Exemplo certo: segunda/
  expect(screen.getByRole('group', { name: 'Dias', description })).toBeTruthy()
})

it('names a list item as the page does, with its placeholders filled', () => {
  const figures = [{ numeral: '{resposta}', label: 'para responder' }]
  renderForm(['home', 'figures'], { company, home: { figures } })
  expect(screen.getByRole('button', { name: '1 hora' })).toBeTruthy()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

it.each([
  ['Respondemos em {resposta}', 'Cabem mais 30 letras'],
  ['Atendemos {cidades} em {resposta}, e muito mais ali!', 'Passou 4 letras'],
  [' Atendemos  você ', 'Cabem mais 37 letras'],
])('counts the letters that visitors read: %j', (response, counter) => {
  renderForm(['home', 'hero'], { company, home: { hero: { response } } })
  const field = screen.getByLabelText('Tempo de resposta').closest('.field')
  expect(within(field as HTMLElement).queryAllByText(counter)).toHaveLength(1)
})

it('shows the text with its placeholders filled', () => {
  renderForm(['home', 'hero'], { company, home: { hero: { title: 'Em {resposta}' } } })
  expect(screen.queryByText('No site: “Em 1 hora”')).not.toBeNull()
})

it('formats a phone number only before and after the owner types', () => {
  renderForm(['company'], { company: { phone: '5548912345678' } })
  const field = screen.getByLabelText<HTMLInputElement>('WhatsApp')
  expect(field.value).toBe('(48) 91234-5678')
  for (const digits of ['48988123', '48988123456']) {
    type('WhatsApp', digits)
    expect(field.value).toBe(digits)
  }
  type('WhatsApp', '5548988123456')
  fireEvent.blur(field)
  expect(field.value).toBe('(48) 98812-3456')
})

it('stores each typed letter at the path of its field, and removes an emptied field', () => {
  const { draft, store } = renderForm(['company'], { company: { ...company, name: 'Praia' } })
  type('Nome da empresa', 'Praias')
  expect(draft().company).toEqual({ ...company, name: 'Praias' })
  type('Nome da empresa', '')
  expect(draft().company).toEqual(company)
  expect(store.get().past.map(({ path }) => path)).toEqual([
    ['company', 'name'],
    ['company', 'name'],
  ])
})

it('keeps an emptied text of a list as an empty text', () => {
  const files = { home: { meta: { keywords: ['cupim', 'rato', 'barata'] } } }
  const { draft } = renderForm(['home', 'meta'], files)
  fireEvent.change(screen.getByLabelText('Palavra-chave 2'), { target: { value: '' } })
  expect(draft().home).toEqual({ meta: { keywords: ['cupim', '', 'barata'] } })
})

it('removes an optional section whose last field the owner empties or whose button is pressed', () => {
  const { draft, store } = renderForm(['company', 'address'], { company })
  expect(screen.queryByRole('button', { name: 'Remover Endereço' })).toBeNull()
  type('Bairro', 'Centro')
  expect(draft().company).toEqual({ ...company, address: { district: 'Centro' } })
  type('Bairro', '')
  expect(draft().company).toEqual(company)
  act(() => store.undo())
  press('Remover Endereço')
  expect(draft().company).toEqual(company)
  expect(document.activeElement?.tagName).toBe('H1')
})

it('adds an optional group, focuses its first field and removes the group', async () => {
  const { draft } = renderForm(['home', 'about'], { home: { about: { title: 'Sobre' } } })
  const group = screen.getByRole('group', { name: 'Ideia' })
  expect(within(group).queryByRole('textbox')).toBeNull()
  press('Adicionar Ideia')
  await nextFrame()
  expect(document.activeElement?.id).toBe('home.about.idea.title')
  press('Remover Ideia')
  expect(draft().home).toEqual({ about: { title: 'Sobre' } })
})

it('shows an example only for an optional field', () => {
  renderForm(['company'], { company })
  const hintOf = (id: string) => document.getElementById(`${id}-hint`)?.textContent
  expect(hintOf('company.legalName')).toBe('Exemplo: Sua Empresa Controle de Pragas Ltda.')
  expect(hintOf('company.name')).toBe('')
  expect(hintOf('company.phone')).toBe('Com o DDD, por exemplo (48) 91234-5678.')
})

it('chooses days in the order of the week, and a time', () => {
  const files = { company: { hours: { text: 'x', opening: [{ days: ['Friday'] }] } } }
  const { draft } = renderForm(['company', 'hours'], files)
  press('Sexta')
  fireEvent.click(screen.getByLabelText('Segunda'))
  type('Abre', '08:00')
  expect(draft().company).toEqual({
    hours: { text: 'x', opening: [{ days: ['Monday', 'Friday'], opens: '08:00' }] },
  })
})

it('adds a list item with switches, and opens and focuses its first field', async () => {
  const { draft } = renderForm(['testimonials', 'home'], { testimonials: { home: [] } })
  press('Adicionar Depoimento')
  await nextFrame()
  expect(document.activeElement?.id).toBe('testimonials.home.0.name')
  expect(draft().testimonials).toEqual({ home: [{ sample: false }] })
  expect(screen.getByText('1 de 12')).not.toBeNull()
  press('Remover Depoimento 1')
  expect(draft().testimonials).toEqual({})
})

it('keeps the first of two new items open while the owner types in it', () => {
  renderForm(['testimonials', 'home'], { testimonials: { home: [] } })
  press('Adicionar Depoimento')
  press('Adicionar Depoimento')
  press('Depoimento 1')
  type('Primeiro nome', 'A')
  expect(screen.getByLabelText('Primeiro nome')).toHaveProperty('value', 'A')
  expect(screen.getByRole('button', { name: 'A', expanded: true })).toBeTruthy()
})

it('keeps focus and caret in a field whose item a merge moves', () => {
  const items = ['Quando?', 'Onde?'].map((question) => ({ question, answer: 'Sim.' }))
  const { store } = renderForm(['home', 'questions'], { home: { questions: { items } } })
  press('Onde?')
  const answer = screen.getByLabelText<HTMLTextAreaElement>('Resposta')
  answer.focus()
  answer.setSelectionRange(2, 2)
  const added = ['Quem?', 'Como?'].map((question) => ({ question, answer: 'Não.' }))
  const moved = [...added, ...[...items].reverse()]
  act(() => {
    store.mergeRemote({ oid: '2', files: { home: { questions: { items: moved } } }, photos: [] })
  })
  expect(document.activeElement).toBe(answer)
  expect(answer.id).toBe('home.questions.items.2.answer')
  expect([answer.selectionStart, answer.selectionEnd]).toEqual([2, 2])
})

it('omits an optional list without items', () => {
  const socialProfiles = [{ name: 'Instagram' }]
  const { draft } = renderForm(['company', 'socialProfiles'], { company: { socialProfiles } })
  press('Remover Instagram')
  expect(draft().company).toEqual({})
})

it.each<[FieldPath, string, string]>([
  [['company', 'socialProfiles'], 'Rede social', 'Rede'],
  [['home', 'firstAid'], 'Telefone', 'Nome'],
])(
  'leaves nothing to save when the only item of the absent list %s is added and removed',
  (path, title, label) => {
    const { store } = renderForm(path, { company: {}, home: { firstAid: { title: 'Agora' } } })
    press(`Adicionar ${title}`)
    type(label, 'Samu')
    expect(hasUnsavedChanges(store.get())).toBe(true)
    press('Remover Samu')
    expect(hasUnsavedChanges(store.get())).toBe(false)
  },
)

it.each([undefined, false])(
  'leaves nothing to save when a switch that the file stores as %s is turned on and off',
  (showsPrice) => {
    const items = [{ question: 'Quanto custa?', showsPrice }]
    const path = ['home', 'questions', 'items', 0]
    const { store } = renderForm(path, { home: { questions: { items } } })
    const pressSwitch = () => fireEvent.click(screen.getByLabelText(/^Mostrar os preços/))
    pressSwitch()
    expect(hasUnsavedChanges(store.get())).toBe(true)
    pressSwitch()
    expect(hasUnsavedChanges(store.get())).toBe(false)
  },
)

it('opens the item of a requested field, and none for the list', () => {
  const items = [{ picture: 'ralo' }, { picture: 'vaso' }]
  const { request } = renderForm(['photos', 'items'], { photos: { items } })
  const open = () => screen.queryAllByRole('button', { expanded: true })
  request(['photos', 'items', 1, 'file'])
  expect(open().map(({ textContent }) => textContent)).toEqual(['Vaso'])
  request(['photos', 'items'])
  expect(open()).toEqual([])
  // A photo's point has no fields.
  request(['photos', 'items', 0, 'file'])
  expect(screen.queryByLabelText('Da esquerda, em %')).toBeNull()
})

it('fills both coordinates from a pasted pair, and keeps what the owner types', () => {
  const { draft, store } = renderForm(['company', 'coordinates'], { company: {} })
  const latitude = () => screen.getByLabelText<HTMLInputElement>('Primeiro número do mapa').value
  type('Segundo número do mapa', '-28,8314, -49,2352')
  expect(draft().company).toEqual({ coordinates: { latitude: -28.8314, longitude: -49.2352 } })
  type('Primeiro número do mapa', '28.')
  expect(latitude()).toBe('28.')
  act(() => store.undo())
  expect(latitude()).toBe('-28,8314')
})

it('negates both coordinates of a pair without signs, as Brazil lies south and west', () => {
  const { draft } = renderForm(['company', 'coordinates'], { company: {} })
  type('Segundo número do mapa', '28,8314 49,2352')
  expect(draft().company).toEqual({ coordinates: { latitude: -28.8314, longitude: -49.2352 } })
})

it('fills both coordinates from a pair that the owner types key by key, and keeps the text', () => {
  const { draft } = renderForm(['company', 'coordinates'], { company: {} })
  const latitude = screen.getByLabelText<HTMLInputElement>('Primeiro número do mapa')
  const pair = '-28.8314, -49.2352'
  for (const letter of pair) type('Primeiro número do mapa', `${latitude.value}${letter}`)
  expect(latitude.value).toBe(pair)
  expect(draft().company).toEqual({ coordinates: { latitude: -28.8314, longitude: -49.2352 } })
  fireEvent.blur(latitude)
  expect(latitude.value).toBe('-28,8314')
})

it('shows the errors of a field after the owner has left it', async () => {
  jest.useFakeTimers()
  const issues = [
    { path: ['company', 'name'], message: 'está vazio' },
    { path: ['company', 'cnpj'], message: 'falta' },
  ]
  renderForm(['company'], { company }, { issues })
  const name = screen.getByLabelText('Nome da empresa')
  expect(name.getAttribute('aria-describedby')).toBe('company.name-hint company.name-error')
  expect(name.getAttribute('aria-invalid')).toBe('false')
  expect(screen.queryByText('Está vazio')).toBeNull()
  fireEvent.blur(name)
  act(() => jest.advanceTimersByTime(CHECK_DELAY))
  expect(screen.queryByText('Está vazio')?.id).toBe('company.name-error')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Falta')).toBeNull()
  jest.useRealTimers()
})

it('shows the errors of a group and of a field that have refused a save', () => {
  const issues = [
    { path: ['company', 'address'], message: 'falta' },
    { path: ['company', 'address', 'street'], message: 'está vazio' },
  ]
  renderForm(['company', 'address'], { company }, { issues, savedIssues: issues })
  expect(screen.queryByText('Falta')?.id).toBe('company.address-error')
  expect(screen.queryByText('Está vazio')).not.toBeNull()
})

it('shows no error of an item that the owner adds after a refused save', () => {
  const items = [{ question: 'Quando?' }]
  const [refused, added] = [0, 1].map((index) => ({
    path: ['home', 'questions', 'items', index, 'answer'],
    message: 'falta',
  }))
  renderForm(
    ['home', 'questions'],
    { home: { questions: { items } } },
    { issues: [refused, added] as Issue[], savedIssues: [refused] as Issue[] },
  )
  press('Adicionar Pergunta')
  const answer = screen.getByLabelText('Resposta')
  expect(answer.id).toBe('home.questions.items.1.answer')
  expect(answer.getAttribute('aria-invalid')).toBe('false')
  expect(screen.queryByText('Falta')).toBeNull()
  press('Quando?')
  expect(screen.getByText('Falta').id).toBe('home.questions.items.0.answer-error')
})

it('reports the path of the focused field', () => {
  const { focused } = renderForm(['company'], { company })
  fireEvent.focus(screen.getByLabelText('CNPJ'))
  expect(focused).toEqual([['company', 'cnpj']])
})

it('hides a section and shows it again', () => {
  const { draft, store } = renderForm(['home', 'about'], { home: { about: { title: 'Nós' } } })
  press('Esconder esta seção')
  expect(draft().home).toEqual({ about: { title: 'Nós' }, hidden: { about: true } })
  expect(screen.queryByText('Não aparece no site.')).not.toBeNull()
  press('Mostrar esta seção')
  expect(JSON.stringify(draft().home)).toBe('{"about":{"title":"Nós"}}')
  act(() => store.undo())
  expect(screen.queryByRole('button', { name: 'Mostrar esta seção' })).not.toBeNull()
})

it.each([['hero'], ['footer'], ['meta']])('does not hide the section %s', (name) => {
  renderForm(['home', name], { home: {} })
  expect(screen.queryByRole('button', { name: /Esconder/ })).toBeNull()
})

it('hides a list item, and marks it in the list', () => {
  const items = [{ question: 'Quando?' }, { question: 'Onde?' }]
  const { draft } = renderForm(['home', 'questions'], { home: { questions: { items } } })
  press('Onde?')
  press('Esconder este item')
  expect(draft().home).toEqual({
    questions: { items: [{ question: 'Quando?' }, { question: 'Onde?', hidden: true }] },
  })
  expect(screen.getByRole('button', { name: 'Onde? (escondido)' })).not.toBeNull()
  press('Mostrar este item')
  expect(screen.getByRole('button', { name: 'Onde?' })).not.toBeNull()
})

it('duplicates an item, and opens the copy at the field that must differ', async () => {
  const items = [{ question: 'Quando?', answer: 'Hoje.' }, { question: 'Onde?' }]
  const { draft } = renderForm(['home', 'questions'], { home: { questions: { items } } })
  press('Quando?')
  press('Duplicar')
  expect(draft().home).toEqual({
    questions: {
      items: [
        { question: 'Quando?', answer: 'Hoje.' },
        { question: 'Quando? 2', answer: 'Hoje.' },
        { question: 'Onde?' },
      ],
    },
  })
  await nextFrame()
  expect(document.activeElement?.id).toBe('home.questions.items.1.question')
})

it('names a second copy of an item so that no name repeats', () => {
  const items = [{ question: 'Quando?' }, { question: 'quando? 3' }]
  const { draft } = renderForm(['home', 'questions'], { home: { questions: { items } } })
  for (const _copy of [1, 2]) {
    press('Quando?')
    press('Duplicar')
  }
  expect(draft().home).toEqual({
    questions: {
      items: [items[0], { question: 'Quando? 4' }, { question: 'Quando? 2' }, items[1]],
    },
  })
})

it('changes only the copy of an item that may repeat', () => {
  const notice = { texto: 'Fechado.', de: '2026-12-24', ate: '2026-12-25' }
  const { draft } = renderForm(['avisos', 'avisos'], { avisos: { avisos: [notice] } })
  press('Fechado.')
  press('Duplicar')
  fireEvent.change(screen.getByLabelText('Texto'), { target: { value: 'Aberto.' } })
  expect(draft().avisos).toEqual({ avisos: [notice, { ...notice, texto: 'Aberto.' }] })
  expect(screen.getAllByLabelText('Texto')).toHaveLength(1)
})

it('asks for another drawing for a copy of a service', async () => {
  const service = { slug: 'ralo', title: 'Ralo' }
  const { draft } = renderForm(['drains', 'services'], {
    drains: { services: { items: [service] } },
  })
  press('Ralo')
  press('Duplicar')
  expect(JSON.stringify(draft().drains)).toBe(
    JSON.stringify({ services: { items: [service, { title: 'Ralo' }] } }),
  )
  await nextFrame()
  expect(document.activeElement?.id).toBe('drains.services.items.1.slug')
})

it('says why a full list takes no more items', () => {
  const items = Array.from({ length: 10 }, (_, index) => ({ question: `Pergunta ${index}?` }))
  renderForm(['home', 'questions'], { home: { questions: { items } } })
  expect(screen.getByRole('button', { name: 'Adicionar Pergunta' })).toHaveProperty(
    'disabled',
    true,
  )
  expect(screen.queryByText(/^10 de 10: é o que cabe/)).not.toBeNull()
})

it('adds the missing item of a fixed list, and removes one too many', () => {
  const figures = ['1', '2', '3'].map((numeral) => ({ numeral }))
  const { store } = renderForm(['home', 'figures'], { home: { figures } })
  press('Adicionar Número')
  expect(screen.queryByRole('button', { name: /^Adicionar|^Remover|^Duplicar/ })).toBeNull()
  const five = [...figures, { numeral: '4' }, { numeral: '5' }]
  act(() => store.restore({ home: { figures: five } }))
  press('Remover 5')
  expect(screen.queryByRole('button', { name: /^Adicionar|^Remover|^Duplicar/ })).toBeNull()
})

it('links a service without a drawing to its photo', () => {
  const drains = { services: { items: [{ slug: 'outro-4', title: 'Poço' }] } }
  renderForm(['drains', 'services'], { drains, photos: { items: [{ picture: 'outro-4' }] } })
  press('Poço')
  const link = screen.getByRole('link', { name: 'Escolher a foto deste serviço' })
  expect(link.getAttribute('href')).toBe('#photos.items.0.file')
})

it('hides no section by a file that is broken on the branch, which only its own screen repairs', () => {
  const hide = () => screen.queryByRole('button', { name: 'Esconder esta seção' })
  renderForm(['pests', 'items'], { pests: { items: [] } })
  expect(hide()).toBeNull()
  cleanup()
  renderForm(['pests', 'items'], { home: {}, pests: { items: [] } })
  expect(hide()).not.toBeNull()
})

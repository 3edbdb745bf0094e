/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { type ContentFiles, withValue } from '@/editor/store/content-files'
import type { Claim, SiteContent } from '@/model/schema'
import { ClaimsScreen } from './claims'

const claim = (name: string, word: string): Claim => ({
  claim: name,
  words: [word],
  proof: 'a nota fiscal',
})

const items = [claim('Temos zepelim.', 'zepelim'), claim('Temos barco.', 'barco')]

const FILES: ContentFiles = {
  claims: { items, confirmed: [], neutral: ['Conte o que houve.'] },
  home: { hero: { text: 'Diga o bairro. Vamos de zepelim.' }, about: { intro: 'Zepelim lindo.' } },
}

/** Shows the screen of claims, with a draft that its fields change. */
function Editor({ start = FILES }) {
  const [files, setFiles] = useState(start)
  return (
    <ClaimsScreen
      content={files as unknown as SiteContent}
      draft={files}
      today="2026-12-24"
      openClaim={undefined}
      onChange={(path, value) =>
        setFiles((before) => withValue(before, path, value) as ContentFiles)
      }
      onFocus={() => {}}
    />
  )
}

const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)

it('shows a checkbox only for claims that the site makes', () => {
  render(<Editor />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(row('Temos zepelim.').queryByText('Não é verdade? Mudar 2 frases')).not.toBeNull()
  expect(row('Temos barco.').queryByText('O site não diz isto.')).not.toBeNull()
})

it('hides the question whether a claim is untrue after its confirmation', () => {
  render(<Editor />)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(row('Temos zepelim.').queryByText('Ver 2 frases')).not.toBeNull()
  expect(screen.queryByText(/Não é verdade/)).toBeNull()
})

it('reports a claim that the owner has removed from all sentences', () => {
  render(<Editor />)
  fireEvent.click(screen.getByText('Tirar só esta promessa'))
  expect(screen.queryByText('Não é verdade? Mudar 1 frase')).not.toBeNull()
  fireEvent.click(screen.getByText('Trocar por “Conte o que houve.”'))
  expect(screen.queryByText('Pronto: o site não diz mais isto.')).not.toBeNull()
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.getAllByRole('textbox').map((text) => (text as HTMLTextAreaElement).value)).toEqual(
    ['Diga o bairro.', 'Conte o que houve.'],
  )
})

it('removes an item from its list, and goes on showing the other items with the claim', () => {
  const keywords = ['zepelim azul', 'barco', 'pragas', 'cupim', 'zepelim verde']
  render(<Editor start={{ ...FILES, home: { meta: { keywords } } }} />)
  const texts = () =>
    screen.getAllByRole('textbox').map((text) => (text as HTMLTextAreaElement).value)
  expect(texts()).toEqual(['zepelim azul', 'zepelim verde', 'barco'])
  fireEvent.click(screen.getAllByText('Tirar do site: Palavra-chave')[0] as HTMLElement)
  expect(texts()).toEqual(['zepelim verde', 'barco'])
  fireEvent.click(screen.getAllByText('Tirar do site: Palavra-chave')[0] as HTMLElement)
  expect(texts()).toEqual(['barco'])
  expect(row('Temos zepelim.').queryByText('O site não diz isto.')).not.toBeNull()
})

it('focuses the next button that removes the claim, and then its list', async () => {
  render(<Editor />)
  const buttons = () => screen.getAllByRole('button', { name: /^T(irar|rocar) / })
  const [first, second] = buttons()
  fireEvent.click(first as HTMLElement)
  await waitFor(() => expect(document.activeElement).toBe(second))
  fireEvent.click(second as HTMLElement)
  await waitFor(() => expect(document.activeElement?.localName).toBe('summary'))
})

it('suggests a neutral text for a text that the owner has emptied', () => {
  render(<Editor />)
  const [text] = screen.getAllByRole('textbox')
  fireEvent.change(text as HTMLElement, { target: { value: '' } })
  expect(screen.queryAllByText('Trocar por “Conte o que houve.”')).toHaveLength(2)
})

it('stores a confirmed claim with its placeholders filled, because a changed fact makes another claim', () => {
  const filesWith = (name: string): ContentFiles => ({
    claims: { items: [claim(name, 'hora')], neutral: [] },
    home: { hero: { text: 'Resposta em 1 hora.' } },
  })
  const onChange = jest.fn()
  render(
    <ClaimsScreen
      content={filesWith('Respondemos em 1 hora.') as unknown as SiteContent}
      draft={filesWith('Respondemos em {resposta}.')}
      today="2026-12-24"
      openClaim={undefined}
      onChange={onChange}
      onFocus={() => {}}
    />,
  )
  fireEvent.click(screen.getByRole('checkbox'))
  const confirmed = ['Respondemos em 1 hora.']
  expect(onChange).toHaveBeenCalledWith(['claims'], expect.objectContaining({ confirmed }))
})

it('counts the letters of a text with its placeholders filled', () => {
  const home = { hero: { text: 'Zepelim em {resposta}.' } }
  const files: ContentFiles = { ...FILES, company: { responseTime: '12 horas' }, home }
  render(
    <ClaimsScreen
      content={files as unknown as SiteContent}
      draft={files}
      today="2026-12-24"
      openClaim={undefined}
      onChange={() => {}}
      onFocus={() => {}}
    />,
  )
  expect(screen.queryAllByText('Cabem mais 130 letras')).toHaveLength(1)
})

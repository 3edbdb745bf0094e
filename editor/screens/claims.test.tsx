/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
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
  claims: { items, confirmed: [] },
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

it('confirms the claims that are left after the owner has read the list, but none off the site', () => {
  const claims = [...items, claim('Temos bairro.', 'bairro'), claim('É lindo.', 'lindo')]
  render(<Editor start={{ ...FILES, claims: { items: claims, confirmed: [] } }} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Temos bairro.' }))
  fireEvent.click(screen.getByRole('button', { name: 'Li todas e posso provar as 2 que faltam' }))
  expect(screen.queryAllByRole('checkbox', { checked: false })).toEqual([])
  expect(row('Temos barco.').queryByText('O site não diz isto.')).not.toBeNull()
  expect(screen.queryByRole('button', { name: /Li todas/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'É lindo.' }))
})

it('hides the question whether a claim is untrue after its confirmation', () => {
  render(<Editor />)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(row('Temos zepelim.').queryByText('Ver 2 frases')).not.toBeNull()
  expect(screen.queryByText(/Não é verdade/)).toBeNull()
})

it('reports a claim that the owner has removed from all sentences, and keeps their fields', () => {
  render(<Editor />)
  const [first, second] = screen.getAllByRole('textbox')
  fireEvent.change(first as HTMLElement, { target: { value: 'Diga o bairro.' } })
  expect(screen.queryByText('Não é verdade? Mudar 1 frase')).not.toBeNull()
  fireEvent.change(second as HTMLElement, { target: { value: '' } })
  expect(screen.queryByText('Pronto: o site não diz mais isto.')).not.toBeNull()
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.getAllByRole('textbox').map((text) => (text as HTMLTextAreaElement).value)).toEqual(
    ['Diga o bairro.', ''],
  )
})

it('links each sentence to its field in the form', () => {
  render(<Editor />)
  const links = screen.getAllByRole('link', { name: 'Abrir no formulário' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#home.hero.text',
    '#home.about.intro',
  ])
})

it('stores a confirmed claim with its placeholders filled, because a changed fact makes another claim', () => {
  const filesWith = (name: string): ContentFiles => ({
    claims: { items: [claim(name, 'hora')] },
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

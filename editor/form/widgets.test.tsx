/** @jest-environment jsdom */
import type { WidgetProps } from '@rjsf/utils'
import { render, screen } from '@testing-library/react'
import type { GitHub } from '@/editor/github'
import { createEditorStore } from '@/editor/store/editor'
import { FormContext } from './context'
import { TextWidget } from './widgets'

const company = {
  responseTime: '1h',
  towns: ['Criciúma', 'Içara'].map((name) => ({ name, latitude: -28, longitude: -49 })),
}

it.each([
  ['Respondemos em {resposta}', 'Cabem mais 19 letras'],
  ['Atendemos {cidades} em até {resposta}!', 'Passou 1 letra'],
  [' Atendemos  você ', 'Cabem mais 26 letras'],
])('counts the letters that visitors read: %j', (text, counter) => {
  const editor = createEditorStore({ oid: '', files: { company }, photos: [] })
  const context = {
    editor,
    github: {} as GitHub,
    requestedPath: [],
    issues: [],
    showErrors: false,
    onFocus: () => {},
  }
  const schema = { minLength: 1, maxLength: 40 }
  const widget = { id: 'home.hero.response', value: text, schema, onChange: () => {} }
  render(
    <FormContext value={context}>
      <TextWidget {...(widget as unknown as WidgetProps)} />
    </FormContext>,
  )
  expect(screen.queryAllByText(counter)).toHaveLength(1)
})

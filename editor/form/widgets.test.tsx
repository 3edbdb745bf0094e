/** @jest-environment jsdom */
import type { WidgetProps } from '@rjsf/utils'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { GitHub } from '@/editor/github/github'
import { createEditorStore } from '@/editor/store/editor'
import { FormContext } from './context'
import { TextWidget } from './widgets'

const company = {
  responseTime: '1h',
  towns: ['Criciúma', 'Içara'].map((name) => ({ name })),
}

type FieldProps = Pick<WidgetProps, 'id' | 'schema'> & { text: string }

/** Shows a text field that stores its own value. */
function Field({ text, ...props }: FieldProps) {
  const [value, onChange] = useState<string | undefined>(text)
  return <TextWidget {...({ ...props, value, onChange } as unknown as WidgetProps)} />
}

function renderField(props: FieldProps) {
  const context = {
    editor: createEditorStore({ oid: '', files: { company }, photos: [] }),
    github: {} as GitHub,
    requestedPath: [],
    issues: [],
    showErrors: false,
    onFocus: () => {},
  }
  render(
    <FormContext value={context}>
      <Field {...props} />
    </FormContext>,
  )
}

it.each([
  ['Respondemos em {resposta}', 'Cabem mais 19 letras'],
  ['Atendemos {cidades} em até {resposta}!', 'Passou 1 letra'],
  [' Atendemos  você ', 'Cabem mais 26 letras'],
])('counts the letters that visitors read: %j', (text, counter) => {
  renderField({ id: 'home.hero.response', text, schema: { minLength: 1, maxLength: 40 } })
  expect(screen.queryAllByText(counter)).toHaveLength(1)
})

it('formats a phone number only before and after the owner types', () => {
  renderField({ id: 'company.phone', text: '5548912345678', schema: { keyboard: 'tel' } })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(field.value).toBe('(48) 91234-5678')
  for (const digits of ['48988123', '48988123456']) {
    fireEvent.change(field, { target: { value: digits } })
    expect(field.value).toBe(digits)
  }
  fireEvent.change(field, { target: { value: '5548988123456' } })
  fireEvent.blur(field)
  expect(field.value).toBe('(48) 98812-3456')
})

it('keeps the digits of a rejected phone number as the owner typed them', () => {
  renderField({ id: 'company.phone', text: '5548999123', schema: { keyboard: 'tel' } })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('5548999123')
})

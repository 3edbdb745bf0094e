/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { TestEditor } from '@/editor/form/test-editor'
import { createEditorStore } from '@/editor/store/editor'
import { Conflicts } from './conflicts'
import { SectionList } from './section-list'

it('shows both values of a conflict as the forms show them', () => {
  const conflicts = [
    { path: ['avisos', 'avisos', 0, 'de'], ours: '2026-12-24', theirs: undefined },
    { path: ['testimonials', 'samples'], ours: true, theirs: false },
    { path: ['company', 'hours', 'opening', 0, 'days'], ours: ['Monday'], theirs: ['Sunday'] },
  ]
  render(
    <TestEditor editor={createEditorStore({ oid: '', files: {}, photos: [] })}>
      <Conflicts conflicts={conflicts} onResolve={() => {}} onPostpone={() => {}} />
    </TestEditor>,
  )
  const sides = ['24/12/2026', '(vazio)', 'Sim', 'Não', 'Segunda', 'Domingo']
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
    sides.map((side, index) => `${index % 2 ? 'No site' : 'Aqui'}: ${side}`),
  )
})

it.each(['24/12/2026', '2026-12-24', 'primeiro dia'])(
  'finds a date by its displayed form, its stored form or its field’s title: %j',
  (query) => {
    const avisos = { avisos: [{ texto: 'Temporal.', de: '2026-12-24', ate: '2026-12-26' }] }
    render(
      <SectionList files={{ avisos }} brokenFiles={[]} blockingCount={0} openFile={undefined} />,
    )
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } })
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Avisos do dia › Avisos › 1º › Primeiro dia24/12/2026',
    ])
  },
)

import { merge } from './merge'

const base = {
  name: 'Casa',
  phone: '1',
  towns: [{ name: 'Içara', state: 'SC' }, { name: 'Rincão' }],
}

it('merges changes of different fields', () => {
  const theirs = { ...base, name: 'Praia' }
  const ours = { ...base, phone: '2' }
  expect(merge(base, theirs, ours)).toEqual({
    merged: { ...base, name: 'Praia', phone: '2' },
    conflicts: [],
  })
})

it('reports a field that both sides changed, and keeps our value', () => {
  const { merged, conflicts } = merge(base, { ...base, name: 'A' }, { ...base, name: 'B' })
  expect(merged).toEqual({ ...base, name: 'B' })
  expect(conflicts).toEqual([{ path: ['name'], theirs: 'A', ours: 'B' }])
})

it('reports no conflict if both sides made the same change', () => {
  expect(merge(base, { ...base, name: 'A' }, { ...base, name: 'A' }).conflicts).toEqual([])
})

it.each([
  ['removed on the branch and added in the draft', 'a b c', 'b c', 'a b c y', 'b c y'],
  ['removed in the draft and added on the branch', 'a b c', 'a b c x', 'b c', 'b c x'],
  ['moved in the draft and added on the branch', 'a b c d', 'x a b c d', 'a b d c', 'x a b d c'],
  ['reworded on both sides', 'a b c', 'A b c', 'a b C', 'A b C'],
  ['reworded side by side', 'a b', 'A b', 'a B', 'A B'],
  ['moved on the branch and reworded in the draft', 'a b c', 'b c a', 'A b c', 'b c A'],
  ['swapped in the draft and reworded on the branch', 'a b', 'A B', 'b a', 'B A'],
  ['added at different positions', 'a b', 'x a b', 'a b y', 'x a b y'],
  ['added on both sides with the same words', 'a b', 'a b x', 'a b x', 'a b x'],
])('merges lists with items %s', (_, ...texts) => {
  const [before, theirs, ours, merged] = texts.map((text) => text.split(' '))
  expect(merge(before, theirs, ours)).toEqual({ merged, conflicts: [] })
})

it.each([
  ['reworded on both sides, with another added', 'um dois', 'um doisA', 'um doisB três'],
  ['removed in the draft and reworded on the branch', 'um dois três', 'um! dois três', 'dois três'],
  ['removed on the branch and reworded in the draft', 'um dois três', 'dois três', 'um! dois três'],
  ['moved on the branch and removed in the draft', 'a b c d', 'b c d a', 'b c d'],
  ['moved to different positions', 'a b c d', 'b a c d', 'b c d a'],
])('reports a conflict for a list with items %s', (_, ...texts) => {
  const [before, theirs, ours] = texts.map((text) => text.split(' '))
  expect(merge(before, theirs, ours)).toEqual({
    merged: ours,
    conflicts: [{ path: [], theirs, ours }],
  })
})

it('reports items that both sides added, and offers the list with all of them', () => {
  const [theirs, ours, both] = ['ax', 'ay', 'axy'].map((text) => text.split(''))
  expect(merge(['a'], theirs, ours)).toEqual({
    merged: both,
    conflicts: [{ path: [], theirs, ours, both }],
  })
})

it('offers no list with two items of one name', () => {
  const path = ['company', 'hours', 'opening']
  const added = (closes: string) => [{ days: ['Sunday'], closes }]
  const [conflict] = merge([], added('12:00'), added('13:00'), path).conflicts
  expect(conflict).toEqual({ path, theirs: added('12:00'), ours: added('13:00') })
})

it('reports a conflict for an item that both sides reworded, and keeps its neighbours', () => {
  expect(merge(['a', 'b', 'c'], ['a', 'x', 'c'], ['a', 'y', 'c', 'd'])).toEqual({
    merged: ['a', 'y', 'c', 'd'],
    conflicts: [{ path: [1], theirs: 'x', ours: 'y' }],
  })
})

it('reports a conflict instead of two rows of hours for one day', () => {
  const path = ['company', 'hours', 'opening']
  const row = (day: string, closes: string) => ({ days: [day], opens: '08:00', closes })
  const [monday, sunday] = [row('Monday', '18:00'), row('Sunday', '12:00')]
  const theirs = [monday, row('Saturday', '13:00'), sunday]
  const ours = [monday, row('Saturday', '14:00')]
  expect(merge([monday, row('Saturday', '12:00')], theirs, ours, path)).toEqual({
    merged: [...ours, sunday],
    conflicts: [{ path: [...path, 1, 'closes'], theirs: '13:00', ours: '14:00' }],
  })
})

it('reports a conflict for an item that one side renamed and the other side changed', () => {
  const [ana, bia, olga] = ['Ana', 'Bia', 'Olga'].map((name) => ({ name, comment: 'Bom.' }))
  const theirs = [{ name: 'Ana', comment: 'Muito bom.' }, bia]
  const ours = [{ name: 'Ana Paula', comment: 'Bom.' }, bia, olga]
  const path = ['testimonials', 'home']
  expect(merge([ana, bia], theirs, ours, path)).toEqual({
    merged: ours,
    conflicts: [{ path: [...path, 0], theirs: theirs[0], ours: ours[0] }],
  })
})

it('merges changes within an item, whatever the order of its fields', () => {
  const path = ['home', 'services', 'items']
  const base = [{ title: 'Forro', slug: 'limpeza-de-forro', tip: 'a' }]
  const theirs = [{ slug: 'limpeza-de-forro', title: 'Limpeza do forro', tip: 'a' }]
  const ours = [{ title: 'Forro', slug: 'limpeza-de-forro', tip: 'b' }]
  expect(merge(base, theirs, ours, path)).toEqual({
    merged: [{ slug: 'limpeza-de-forro', title: 'Limpeza do forro', tip: 'b' }],
    conflicts: [],
  })
})

it('reports new notices of one day as two notices', () => {
  const added = (texto: string) => [{ de: '2026-12-24', ate: '2026-12-24', texto }]
  const { conflicts } = merge([], added('Natal'), added('Véspera'), ['avisos', 'avisos'])
  expect(conflicts).toHaveLength(1)
  expect(conflicts[0]?.both).toEqual([...added('Natal'), ...added('Véspera')])
})

it('merges changes within an item, and reports a changed item that the branch removed', () => {
  const [first, second] = base.towns
  const ours = { ...base, towns: [{ ...first, state: 'RS' }, second] }
  const theirs = { ...base, towns: [{ ...first, surveillancePhone: '1' }, second] }
  expect(merge(base, theirs, ours, ['company']).merged).toEqual({
    ...base,
    towns: [{ name: 'Içara', state: 'RS', surveillancePhone: '1' }, second],
  })
  expect(merge(base, { ...base, towns: [second] }, ours, ['company'])).toEqual({
    merged: ours,
    conflicts: [{ path: ['company', 'towns'], theirs: [second], ours: ours.towns }],
  })
})

it('keeps a group that one side added, and drops a field that one side removed', () => {
  expect(merge({}, { hours: { text: 'a' } }, { team: 'b' }).merged).toEqual({
    hours: { text: 'a' },
    team: 'b',
  })
  expect(merge({ hours: 'a' }, {}, { hours: 'a', team: 'b' }).merged).toEqual({ team: 'b' })
})

it('reports a conflict instead of giving a photo the focal point of another', () => {
  const photo = { picture: 'ralo', file: '/content/fotos/a.jpg' }
  const theirs = { ...photo, focus: { x: 10, y: 10 } }
  const ours = { ...photo, file: '/content/fotos/b.jpg' }
  const path = ['photos', 'items']
  expect(merge([photo], [theirs], [ours], path)).toEqual({
    merged: [ours],
    conflicts: [{ path: [...path, 0], theirs, ours }],
  })
})

it('reports two chosen palettes as one conflict', () => {
  const content = (colour: string) => ({ palette: { forest: { 8: colour }, cream: { 0: colour } } })
  const { merged, conflicts } = merge(content('#000000'), content('#111111'), content('#222222'))
  expect(merged).toEqual(content('#222222'))
  expect(conflicts.map(({ path }) => path)).toEqual([['palette']])
})

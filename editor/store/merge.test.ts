import { merge } from './merge'

const base = { name: 'Casa', phone: '1', towns: [{ name: 'Içara', note: 'a' }, { name: 'Rincão' }] }

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
  ['added on both sides', ['b', 'c'], ['a', 'b', 'x'], ['a', 'b', 'y'], ['a', 'b', 'x', 'y']],
  ['removed on the branch', ['a', 'b'], ['b'], ['a', 'b', 'y'], ['b', 'y']],
  ['removed in the draft', ['a', 'b'], ['a', 'b', 'x'], ['b'], ['b', 'x']],
  ['moved in the draft', ['a', 'b'], ['a', 'b', 'x'], ['b', 'a'], ['b', 'x', 'a']],
  ['reworded on both sides', ['a', 'b', 'c'], ['A', 'b', 'c'], ['a', 'b', 'C'], ['A', 'b', 'C']],
])('merges lists with items %s', (_, before, theirs, ours, merged) => {
  expect(merge(before, theirs, ours)).toEqual({ merged, conflicts: [] })
})

it('merges changes within an item, and keeps a changed item that the branch removed', () => {
  const [first, second] = base.towns
  const ours = { ...base, towns: [{ ...first, note: 'b' }, second] }
  const theirs = { ...base, towns: [{ ...first, area: 'c' }, second] }
  expect(merge(base, theirs, ours).merged).toEqual({
    ...base,
    towns: [{ name: 'Içara', note: 'b', area: 'c' }, second],
  })
  expect(merge(base, { ...base, towns: [second] }, ours).merged).toEqual(ours)
})

it('merges an item that one side renamed and the other side changed', () => {
  const [first, second] = base.towns
  const renamed = [{ ...first, name: 'Içara SC' }, second]
  const changed = [{ ...first, note: 'b' }, second]
  const merged = { ...base, towns: [{ name: 'Içara SC', note: 'b' }, second] }
  expect(merge(base, { ...base, towns: renamed }, { ...base, towns: changed }).merged).toEqual(
    merged,
  )
  expect(merge(base, { ...base, towns: changed }, { ...base, towns: renamed }).merged).toEqual(
    merged,
  )
})

it('reports a conflict for an item that both sides renamed', () => {
  const [, second] = base.towns
  const named = (name: string) => ({ ...base, towns: [{ name, note: 'a' }, second] })
  expect(merge(base, named('Içara SC'), named('Içara, SC'))).toEqual({
    merged: named('Içara, SC'),
    conflicts: [{ path: ['towns', 0, 'name'], theirs: 'Içara SC', ours: 'Içara, SC' }],
  })
})

it('keeps a move on the branch if the draft changed only the text of an item', () => {
  const [first, second] = base.towns
  const ours = { ...base, towns: [{ ...first, note: 'b' }, second] }
  const theirs = { ...base, towns: [second, first] }
  expect(merge(base, theirs, ours).merged).toEqual({
    ...base,
    towns: [second, { ...first, note: 'b' }],
  })
})

it('reports a conflict for a list in which two items are the same', () => {
  const twice = [{ name: 'A' }, { name: 'A' }]
  expect(merge([], twice, [{ name: 'B' }]).conflicts).toHaveLength(1)
})

it('keeps a group that one side added, and drops a field that one side removed', () => {
  expect(merge({}, { hours: { text: 'a' } }, { team: 'b' }).merged).toEqual({
    hours: { text: 'a' },
    team: 'b',
  })
  expect(merge({ hours: 'a' }, {}, { hours: 'a', team: 'b' }).merged).toEqual({ team: 'b' })
})

it('matches an item with a new name if the other side added an item', () => {
  const [ana, bia, olga] = ['Ana', 'Bia', 'Olga'].map((name) => ({ name, town: 'Içara' }))
  const retyped = { town: 'Içara', name: 'Ana Paula' }
  const theirs = [ana, { ...bia, name: 'Beatriz' }, olga]
  expect(merge([ana, bia], theirs, [retyped, bia])).toEqual({
    merged: [retyped, { ...bia, name: 'Beatriz' }, olga],
    conflicts: [],
  })
})

it('keeps the items that both sides added to a list with one name twice', () => {
  const marias = ['Içara', 'Criciúma'].map((town) => ({ name: 'Maria', town }))
  const [zilda, olga] = ['Zilda', 'Olga'].map((name) => ({ name, town: 'Içara' }))
  const { merged, conflicts } = merge(marias, [...marias, olga], [...marias, zilda])
  expect(conflicts).toEqual([])
  expect(merged).toEqual(expect.arrayContaining([...marias, zilda, olga]))
})

it('reports a conflict instead of giving a photo the focal point of another', () => {
  const photo = { picture: 'ralo', file: '/content/fotos/a.jpg' }
  const theirs = { ...photo, focus: { x: 10, y: 10 } }
  const ours = { ...photo, file: '/content/fotos/b.jpg' }
  expect(merge([photo], [theirs], [ours])).toEqual({
    merged: [ours],
    conflicts: [{ path: [0], theirs, ours }],
  })
})

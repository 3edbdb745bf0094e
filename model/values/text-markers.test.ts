import { createMarker, markerIndexes, withoutMarkers } from './text-markers'

it.each([0, 1, 2048, 4095])('reads the marker of field %i in a text', (index) => {
  const text = `${createMarker(index)}Casa${createMarker(1)} limpa`
  expect(markerIndexes(text)).toEqual([index, 1])
  expect(withoutMarkers(text)).toBe('Casa limpa')
})

it('leaves a field unmarked that has no index of its own', () => {
  expect(markerIndexes(`${createMarker(4096)}Casa`)).toEqual([])
})

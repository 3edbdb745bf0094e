import { coordinatesIn } from './coordinate'

it.each([
  ['-28.8314, -49.2352', { latitude: -28.8314, longitude: -49.2352 }],
  ['-28,8314 -49,2352', { latitude: -28.8314, longitude: -49.2352 }],
  ['-28,8314, -49,2352', { latitude: -28.8314, longitude: -49.2352 }],
  ['-28.8314,-49.2352', { latitude: -28.8314, longitude: -49.2352 }],
  [`28°49'53.0"S 49°14'06.7"W`, { latitude: -28.831389, longitude: -49.235194 }],
  [`28° 49' 53" S 49° 14' 06.7" O`, { latitude: -28.831389, longitude: -49.235194 }],
  [`S 28° 49' 53", W 49° 14' 06.7"`, { latitude: -28.831389, longitude: -49.235194 }],
  ['28,8314° S, -49,2352', { latitude: -28.8314, longitude: -49.2352 }],
  ['-28.83, -49', { latitude: -28.83, longitude: -49 }],
  ['-28,8314,-49', { latitude: -28.8314, longitude: -49 }],
  ['-28, -49', { latitude: -28, longitude: -49 }],
  ['28.83° 49.23°', { latitude: -28.83, longitude: -49.23 }],
  ['-28,8314', undefined],
  ['-28,8314°', undefined],
  ['-28,8314° S', undefined],
  ['S -28,8314°', undefined],
  ['-28,50°', undefined],
  ['-28,8314° -4', undefined],
  ['-28', undefined],
  [`28° 49' 53.0`, undefined],
  ['Içara', undefined],
])('parses the coordinates %j', (text, coordinates) => {
  expect(coordinatesIn(text)).toEqual(coordinates)
})

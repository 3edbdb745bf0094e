/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { BELOW, CroppedPicture, PHONE_CARD, Picture } from './picture'

const illustration = {
  width: 3,
  height: 2,
  src: '/images/casa.svg',
  alt: '',
  dark: '/images/casa-dark.svg',
  avif: [],
  views: {},
}

/** Renders a picture, and returns the media query and the files of each `<source>`. */
function sources(picture: React.ComponentProps<typeof Picture>['picture']) {
  const { container } = render(<Picture picture={picture} sizes="100vw" />)
  return [...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset])
}

it('changes the sizes of photos at the breakpoints of the style sheets', () => {
  const theme = readFileSync('app/styles/theme.css', 'utf8')
  const breakpoints = new Map(
    [...theme.matchAll(/--breakpoint-(\w+): (\d+)rem/g)].map(([, name, width]) => [name, width]),
  )
  for (const [name, condition] of Object.entries(BELOW))
    expect(condition).toBe(`(max-width: ${Number(breakpoints.get(name)) - 0.01}rem)`)
  expect(theme).toContain(`@custom-variant phone (@media screen and ${BELOW.sm});`)
})

it('requests photos of a row for the width of its cards on a phone', () => {
  const row = readFileSync('components/parts/card-row.css', 'utf8')
  const [, width] = /grid-auto-columns: min\((\w+),/.exec(row) ?? []
  expect(PHONE_CARD).toBe(`${BELOW.sm} ${width}`)
})

it('shows the dark version of an illustration in dark mode', () => {
  expect(sources(illustration)).toEqual([['(prefers-color-scheme: dark)', '/images/casa-dark.svg']])
})

it('shows an owner’s photo in light and dark mode', () => {
  const avif = [{ width: 400, src: '/images/foto-400.avif' }]
  expect(sources({ ...illustration, avif })).toEqual([['', '/images/foto-400.avif 400w']])
})

it.each([
  ['Ralo sujo', 'Antes: Ralo sujo'],
  // Unfinished drafts have such texts.
  ['', 'Antes'],
])('describes a labelled photo with the description %j as %j', (alt, shown) => {
  const photo = { ...illustration, alt, avif: [{ width: 400, src: '/images/foto-400.avif' }] }
  const { getByRole } = render(
    <CroppedPicture picture={photo} label="Antes" sizes="100vw" className="" />,
  )
  expect(getByRole('img').getAttribute('alt')).toBe(shown)
})

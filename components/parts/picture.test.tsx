/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { CroppedPicture, Picture } from './picture'

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

/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { darkVersionOf, isPhoto, type PictureName, picture } from '@/lib/pictures'
import { HeroInsects, Picture } from './picture'

jest.mock('@/lib/pictures')

const photo = { avif: [{ width: 400, src: '/images/photo-400.avif' }] }

/**
 * Renders a hero picture.
 * @param photos names of the illustrations that have a photo
 * @returns the media query and the first URL of each `<source>`
 */
function media(...photos: PictureName[]) {
  jest.mocked(picture).mockImplementation((name) => ({
    width: 3,
    height: 2,
    src: `/images/${name}.svg`,
    avif: [],
    views: {},
    ...(photos.includes(name) ? photo : {}),
  }))
  jest.mocked(isPhoto).mockImplementation((name) => photos.includes(name))
  jest.mocked(darkVersionOf).mockImplementation((name) => `/images/${name}-dark.svg`)
  const { container } = render(<Picture name="hero-dedetizacao" alt="Uma casa" sizes="100vw" />)
  return [...container.querySelectorAll('source')].map((source) => [
    source.media,
    source.srcset.split(' ')[0],
  ])
}

it('shows the dark version of an illustration in dark mode', () => {
  expect(media()).toEqual([['(prefers-color-scheme: dark)', '/images/hero-dedetizacao-dark.svg']])
})

it('shows an owner’s photo in light and dark mode', () => {
  expect(media('hero-dedetizacao')).toEqual([['', '/images/photo-400.avif']])
})

it('shows no insects over an owner’s photo', () => {
  const insects = <HeroInsects hero="hero-dedetizacao" />
  media()
  expect(render(insects).container.querySelectorAll('image')).toHaveLength(4)
  media('hero-dedetizacao')
  expect(render(insects).container.querySelectorAll('image')).toHaveLength(0)
})

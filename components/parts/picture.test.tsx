/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { type PictureName, picture } from '@/lib/pictures'
import { HeroPicture } from './picture'

jest.mock('@/lib/pictures')

const photo = { avif: [{ width: 400, src: '/images/photo-400.avif' }] }

/** The media of each source, in their order, where the named drawings are photos of the owner's. */
function media(...photos: PictureName[]) {
  jest.mocked(picture).mockImplementation((name) => ({
    width: 3,
    height: 2,
    fallback: `/images/${name}.svg`,
    avif: [],
    ...(photos.includes(name) ? photo : {}),
  }))
  const { container } = render(<HeroPicture name="hero-dedetizacao" alt="Uma casa" />)
  return [...container.querySelectorAll('source')].map((source) => [
    source.media,
    source.srcset.split(' ')[0],
  ])
}

it('shows each screen its crop, and its night where dark is preferred', () => {
  expect(media()).toEqual([
    [
      '(max-width: 47.99rem) and (prefers-color-scheme: dark)',
      '/images/hero-dedetizacao-noite-celular.svg',
    ],
    ['(max-width: 47.99rem)', '/images/hero-dedetizacao-celular.svg'],
    ['(prefers-color-scheme: dark)', '/images/hero-dedetizacao-noite.svg'],
  ])
})

it('shows an owner’s photo by day and at night', () => {
  expect(media('hero-dedetizacao', 'hero-dedetizacao-celular')).toEqual([
    ['(max-width: 47.99rem)', '/images/photo-400.avif'],
    ['(max-width: 47.99rem)', '/images/hero-dedetizacao-celular.svg'],
    ['', '/images/photo-400.avif'],
  ])
})

import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'parse5'
import { addressesIn, addressesOf } from '@/scripts/shared/addresses'
import { attribute, elements } from '@/scripts/shared/html'

type Kind = 'html' | 'css' | 'fonts' | 'pictures' | 'scripts'
/** Bytes; `brotli` is what a server sends. */
export type Weight = { raw: number; brotli: number }

const FONTS = ['.woff2']
/** Already compressed; servers send them unchanged. */
const PACKED = ['.avif', '.png', '.woff2']

export function weightOf(folder: string, address: string): Weight {
  const content = readFileSync(join(folder, address))
  if (PACKED.includes(extname(address))) return { raw: content.length, brotli: content.length }
  return { raw: content.length, brotli: brotliCompressSync(content).length }
}

export function sum(weights: readonly Weight[]): Weight {
  return weights.reduce(
    (total, { raw, brotli }) => ({ raw: total.raw + raw, brotli: total.brotli + brotli }),
    { raw: 0, brotli: 0 },
  )
}

/**
 * The weight of a page that was seen and used to its end. Of a picture with several files the heaviest
 * counts, as the screen decides which one is fetched.
 * @param page path of its HTML in the folder
 */
export function weighPage(folder: string, page: string): Record<Kind, Weight> {
  const all = elements(parse(readFileSync(join(folder, page), 'utf8')))
  const weigh = (addresses: Iterable<string>) =>
    sum([...new Set(addresses)].map((address) => weightOf(folder, address)))

  const css = all
    .filter((it) => it.tagName === 'link' && attribute(it, 'rel') === 'stylesheet')
    .flatMap((it) => addressesOf(it))
  const inCss = css.flatMap((path) =>
    addressesIn(path.slice(1), readFileSync(join(folder, path), 'utf8'), ''),
  )
  const isFont = (address: string) => FONTS.includes(extname(address))
  const bytes = (address: string) => weightOf(folder, address).brotli

  const pictures = all
    .filter((it) => it.tagName === 'img')
    .flatMap((image) => {
      const parent = image.parentNode
      const sources = parent?.nodeName === 'picture' ? elements(parent) : [image]
      const files = sources.flatMap((it) => addressesOf(it))
      // Only an owner's photo has a JPEG: how many there are is the owner's choice, and art/rasters.ts
      // keeps each of them small.
      if (files.some((file) => extname(file) === '.jpg')) return []
      return files.toSorted((a, b) => bytes(b) - bytes(a)).slice(0, 1)
    })

  return {
    html: weigh([page]),
    css: weigh(css),
    fonts: weigh(inCss.filter(isFont)),
    pictures: weigh([...pictures, ...inCss.filter((it) => !isFont(it))]),
    scripts: weigh(
      all.filter((it) => attribute(it, 'data-islands')).flatMap((it) => addressesOf(it)),
    ),
  }
}

/**
 * The system's rules for one picture, as far as code can tell: the broken ones, a line each; an
 * empty list means that the picture keeps them.
 */

import { pathBounds, readPath } from '@/art/kit/path'
import type { Group, Scene } from '@/art/kit/scene'
import { BACKGROUNDS, ELLIPSE_RATIO, FRAMES, SHADOW } from '@/art/kit/system'
import type { Drawn } from '@/art/render'
import { palette } from '@/content/palette'

const COLOURS = new Set<string>(Object.values(palette).flatMap((ramp) => Object.values(ramp)))

/** The frame of each group that has one. */
const FRAME_OF: Partial<Record<Group, { width: number; height: number }>> = {
  services: FRAMES.card,
  drains: FRAMES.card,
  pests: FRAMES.pest,
  signs: FRAMES.signs,
  social: FRAMES.social,
  heroes: FRAMES.hero,
}

const ELEMENTS = new Set([
  'svg',
  'view',
  'defs',
  'g',
  'path',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
  'filter',
  'feTurbulence',
  'feColorMatrix',
  'feComposite',
  'feComponentTransfer',
  'feFuncA',
  'feFlood',
])

export function checkPicture({ scene, svg, shadowOffsets }: Drawn): string[] {
  const problems = [
    ...checkIdentity(scene),
    ...checkFormat(scene),
    ...checkContent(svg),
    ...checkIds(scene, svg),
    ...checkShadows(svg, shadowOffsets),
    ...checkEllipses(svg),
    ...checkBackground(scene, svg),
    // A social image is sent as pixels, so what lies outside its frame weighs nothing
    ...(scene.group === 'social' ? [] : checkFrame(scene, svg)),
  ]
  return problems.map((problem) => `${scene.group}/${scene.name}: ${problem}`)
}

function checkIdentity({ name, title }: Scene): string[] {
  const problems = []
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) problems.push('its name is not a slug')
  if (!title.trim()) problems.push('it has no title')
  else if (!/^\p{Lu}.*[^.\s]$/u.test(title))
    problems.push(`its title is not a sentence without a full stop: "${title}"`)
  return problems
}

function checkFormat({ group, width, height }: Scene): string[] {
  const frame = FRAME_OF[group]
  if (!frame || (width === frame.width && height === frame.height)) return []
  return [`it is ${width}×${height}, its group's frame ${frame.width}×${frame.height}`]
}

function checkContent(svg: string): string[] {
  const problems = []
  if (!svg.includes('<path')) problems.push('it is empty')
  if (/NaN|undefined|Infinity/.test(svg)) problems.push('a coordinate is not a number')
  for (const [, name = ''] of svg.matchAll(/<([a-zA-Z]+)/g))
    if (!ELEMENTS.has(name)) problems.push(`it uses <${name}>`)
  for (const [colour] of svg.matchAll(/#[0-9a-fA-F]{3,8}\b(?!\))/g))
    if (!COLOURS.has(colour)) problems.push(`${colour} is not in the palette`)
  if (/href=|url\((?!#)|data:|style=|@import/.test(svg)) problems.push('it refers to the outside')
  return [...new Set(problems)]
}

function checkIds({ name }: Scene, svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const problems = []
  if (new Set(ids).size !== ids.length) problems.push('two of its ids are the same')
  // A view's id is an address in its own file; a picture with views is never part of a page
  const views = [...svg.matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id)
  const stranger = ids.find((id) => !id.startsWith(`${name}-`) && !views.includes(id))
  if (stranger) problems.push(`the id ${stranger} could meet another picture's`)
  for (const [, id = ''] of svg.matchAll(/url\(#([^)]+)\)/g))
    if (!ids.includes(id)) problems.push(`nothing has the id ${id}`)
  return problems
}

function checkShadows(svg: string, offsets: Drawn['shadowOffsets']): string[] {
  const problems = []
  const wrong = offsets.find(([x, y]) => Math.hypot(x - SHADOW.x, y - SHADOW.y) > 0.5)
  if (wrong)
    problems.push(`a shadow falls ${wrong.map((v) => v.toFixed(1)).join('/')} off its form`)
  // Made by hand, it would not turn with its form
  if (svg.match(new RegExp(`<path[^>]*translate\\(${SHADOW.x} ${SHADOW.y}\\)`)))
    problems.push('a shadow is made by hand')
  return problems
}

/** Arcs that are plainly circles seen from the side have the system's ratio. */
function checkEllipses(svg: string): string[] {
  const problems: string[] = []
  for (const [, d = ''] of svg.matchAll(/ d="([^"]+)"/g))
    readPath(d).iterate(([command, rx = 0, ry = 0]) => {
      if (command.toLowerCase() !== 'a' || rx < 24) return
      const ratio = ry / rx
      if (ratio > 0.12 && ratio < 0.4 && Math.abs(ratio - ELLIPSE_RATIO) > 0.015)
        problems.push(`an ellipse ${rx}×${ry} has the ratio ${ratio.toFixed(2)}`)
    })
  return problems.slice(0, 1)
}

function checkBackground({ background, width, height }: Scene, svg: string): string[] {
  const first = svg.replace(/<defs>.*?<\/defs>/, '').match(/<path[^>]*>/)?.[0] ?? ''
  const d = first.match(/ d="([^"]+)"/)?.[1] ?? ''
  const box = d ? pathBounds(d) : undefined
  const covers =
    box && box.x0 <= 0 && box.y0 <= 0 && box.x1 >= width && box.y1 >= height && !/[acqst]/i.test(d)
  if (background === 'none') return covers ? ['its background is not transparent'] : []
  if (!covers) return ['its background does not fill the frame']
  const fill = first.match(/ fill="([^"]+)"/)?.[1] ?? ''
  const ramps: readonly (keyof typeof palette)[] = BACKGROUNDS[background]
  const tones = ramps.flatMap((ramp): string[] => Object.values(palette[ramp]))
  return tones.includes(fill) ? [] : [`its background ${fill} is not ${background}`]
}

/** Nothing is drawn wholly outside the frame: nobody sees it and everybody loads it. */
function checkFrame({ width, height }: Scene, svg: string): string[] {
  const stack = ['']
  const body = svg.replace(/<defs>.*?<\/defs>/, '')
  for (const [tag, close, name] of body.matchAll(/<(\/?)(g|path)\b[^>]*>/g)) {
    if (close) {
      stack.pop()
      continue
    }
    const transform = `${stack.at(-1)} ${tag.match(/ transform="([^"]+)"/)?.[1] ?? ''}`
    if (name === 'g') {
      stack.push(transform)
      continue
    }
    const { x0, y0, x1, y1 } = pathBounds(tag.match(/ d="([^"]+)"/)?.[1] ?? '', transform)
    const half = Number(tag.match(/ stroke-width="([^"]+)"/)?.[1] ?? 0) / 2
    if (x1 + half < 0 || y1 + half < 0 || x0 - half > width || y0 - half > height)
      return [`something at ${Math.round(x0)} ${Math.round(y0)} lies outside its frame`]
  }
  return []
}

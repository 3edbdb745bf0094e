import { createHash } from 'node:crypto'
import { Drawing } from './kit/drawing'
import type { Point } from './kit/points'
import type { Scene } from './kit/scene'

/** A scene and the picture that it makes. */
export type Drawn = {
  scene: Scene
  svg: string
  /** Where each cast shadow falls, on the page. */
  shadowOffsets: readonly Point[]
}

export function drawScene(scene: Scene): Drawn {
  const art = new Drawing(scene.name, scene.width, scene.height, scene.decimals)
  scene.draw(art)
  return { scene, svg: art.toString(), shadowOffsets: art.shadowOffsets }
}

/** The part of a file's name that changes with its content, so that it may be cached for a year. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}

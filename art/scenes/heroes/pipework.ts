/** What lies on the drain page's dark background around the lens: pipe pieces and the coiled hose. */
import { amber, blue } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { type Point, pick, shift } from '@/art/kit/points'
import { type Corners, tube } from '@/art/kit/routes'
import { box, ellipse } from '@/art/kit/shapes'

/** Half the width of a pipe piece, and of the collar on each of its ends. */
const HALF = 27
const COLLAR = 37
const COLLAR_LENGTH = 28
/** How far a collar stands out beyond the end of its pipe. */
const COLLAR_LIP = 12

/** The collar that closes an end, as a box that straddles the pipe there. */
function endCollar(end: Point, inner: Point, half: number, share: number): string {
  const standing = Math.abs(end[1] - inner[1]) > Math.abs(end[0] - inner[0])
  const [x, y] = end
  if (standing) {
    const top = end[1] < inner[1] ? y - COLLAR_LIP : y + COLLAR_LIP - COLLAR_LENGTH
    return box(x - half, top, half * 2 * share, COLLAR_LENGTH)
  }
  const left = end[0] < inner[0] ? x - COLLAR_LIP : x + COLLAR_LIP - COLLAR_LENGTH
  return box(left, y - half, COLLAR_LENGTH, half * 2 * share)
}

/**
 * A piece of pipe with a collar on both ends, tone on tone. It ends inside the picture: the
 * picture has no edge on the page that could cut it.
 */
export function pipePiece(art: Drawing, route: readonly Point[], corners: Corners = 75): void {
  const last = route.length - 1
  const collars = (share: number) =>
    endCollar(pick(route, 0), pick(route, 1), COLLAR, share) +
    endCollar(pick(route, last), pick(route, last - 1), COLLAR, share)
  art.cast(blue[9], () => {
    art.fill(tube(route, corners, -HALF, HALF), blue[7])
    art.detail(tube(shift(route, -3, -4), corners, -HALF + 5, HALF - 7), blue[6])
    art.detail(tube(shift(route, -8, -9), corners, -5, 5), blue[5])
    art.fill(collars(1), blue[7])
    art.detail(collars(0.6), blue[6])
    art.detail(collars(0.24), blue[5])
  })
}

/** The hose's stock: rings of hose around a hub, seen from above. */
export function hoseCoil(art: Drawing, x: number, y: number, radii: readonly number[]): void {
  art.castOnly(blue[9], () => {
    for (const radius of radii) art.stroke(ellipse(x, y, radius), blue[9], 26)
  })
  for (const radius of radii) {
    art.stroke(ellipse(x, y, radius), amber[7], 26)
    art.stroke(ellipse(x - 2, y - 2.5, radius), amber[5], 20)
    art.stroke(ellipse(x - 4, y - 5, radius), amber[3], 7)
  }
}

import { cream, green } from './colour'
import type { Drawing } from './drawing'
import { at, tenth } from './points'
import { box } from './shapes'

/** The company's seal on its tools: a shield, half in shade, with a tick. `scale` 1 is 104 wide. */
export function shieldSeal(art: Drawing, x: number, y: number, scale = 1): void {
  const p = (dx: number, dy: number) => at(x + dx * scale, y + dy * scale)
  const v = (dy: number) => tenth(y + dy * scale)
  const shield =
    `M${p(0, -62)}L${p(52, -44)}V${v(4)}C${p(52, 40)} ${p(22, 60)} ${p(0, 70)}` +
    `C${p(-22, 60)} ${p(-52, 40)} ${p(-52, 4)}V${v(-44)}Z`
  art.fill(shield, cream[0])
  art.inside(shield, () => art.fill(box(x, y - 80 * scale, 80 * scale, 160 * scale), cream[2]))
  art.stroke(`M${p(-22, 2)}L${p(-6, 20)}L${p(26, -18)}`, green[6], tenth(13 * scale))
}

import { group } from '@/model/fields/group'
import { parsedText } from '@/model/fields/parsed-text'
import { toKeyboardText } from '@/model/texts/clean-text'
import { recordOf } from '@/model/values/record-of'

const colour = parsedText(
  'code',
  (typed) => /^#[0-9a-f]{6}$/i.exec(toKeyboardText(typed))?.[0].toUpperCase(),
  'não é uma cor de seis algarismos hexadecimais',
)

/**
 * Returns the schema of a colour ramp, light to dark. All shades are required, because
 * illustrations and style sheets use each one.
 */
const ramp = <Shade extends number>(...shades: Shade[]) =>
  group(
    'Cor',
    recordOf(shades, (shade) => colour(`Tom ${shade}`, '#0F3D2E')),
  )

export const paletteSchema = group(
  'Cores',
  {
    forest: ramp(5, 6, 7, 8, 9),
    green: ramp(2, 3, 4, 5, 6, 7),
    cream: ramp(0, 1, 2, 3, 4),
    accent: ramp(2, 3, 4, 5, 6, 7, 8),
    terracotta: ramp(2, 3, 4, 5, 6, 7, 8, 9),
    blue: ramp(1, 2, 3, 4, 5, 6, 7, 8, 9),
    taupe: ramp(4, 5, 6, 7, 8),
  },
  { isOneValue: true },
)

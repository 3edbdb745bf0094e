import { scene as friezeBlue } from './frieze-blue'
import { sheetScene } from './sheet'
import { scene as tilesBlue } from './tiles-blue'
import { scene as waveCream } from './wave-cream'
import { scene as waveSky } from './wave-sky'

export const scene = sheetScene(
  'sheet-blue',
  'Azulejos, faixa e ondas da página de desentupimento',
  { tiles: tilesBlue, frieze: friezeBlue, 'wave-tint': waveSky, 'wave-cream': waveCream },
)

import { scene as friezeForest } from './frieze-forest'
import { sheetScene } from './sheet'
import { scene as tilesForest } from './tiles-forest'
import { scene as waveCream } from './wave-cream'
import { scene as waveSand } from './wave-sand'

export const scene = sheetScene(
  'sheet-forest',
  'Azulejos, faixa e ondas da página de dedetização',
  { tiles: tilesForest, frieze: friezeForest, 'wave-tint': waveSand, 'wave-cream': waveCream },
)

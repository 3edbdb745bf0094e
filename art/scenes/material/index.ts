import type { Scene } from '../../kit/scene'
import { scene as friezeBlue } from './frieze-blue'
import { scene as friezeForest } from './frieze-forest'
import { scene as friezeSand } from './frieze-sand'
import { scene as pipeAcross } from './pipe-across'
import { scene as pipeDown } from './pipe-down'
import { scene as pipeDownLeft } from './pipe-down-left'
import { scene as pipeDownRight } from './pipe-down-right'
import { scene as pipeJoint } from './pipe-joint'
import { scene as pipeLeftDown } from './pipe-left-down'
import { scene as pipeOutlet } from './pipe-outlet'
import { scene as pipeRightDown } from './pipe-right-down'
import { scene as tilesBlue } from './tiles-blue'
import { scene as tilesCream } from './tiles-cream'
import { scene as tilesForest } from './tiles-forest'
import { scene as tilesSand } from './tiles-sand'
import { scene as waveBlue } from './wave-blue'
import { scene as waveCream } from './wave-cream'
import { scene as waveForest } from './wave-forest'
import { scene as waveSand } from './wave-sand'

export const scenes: readonly Scene[] = [
  tilesForest,
  tilesBlue,
  tilesCream,
  tilesSand,
  friezeForest,
  friezeBlue,
  friezeSand,
  waveCream,
  waveSand,
  waveForest,
  waveBlue,
  pipeDown,
  pipeAcross,
  pipeDownRight,
  pipeDownLeft,
  pipeRightDown,
  pipeLeftDown,
  pipeJoint,
  pipeOutlet,
]

import type { Scene } from '@/art/kit/scene'
import { scene as friezeBlue } from './frieze-blue'
import { scene as friezeForest } from './frieze-forest'
import { scene as friezeSand } from './frieze-sand'
import { scene as pipeAcross } from './pipe-across'
import { scene as pipeDown } from './pipe-down'
import { scene as pipeJoint } from './pipe-joint'
import { scene as pipeOutlet } from './pipe-outlet'
import { scene as pipeTee } from './pipe-tee'
import { scene as tilesBlue } from './tiles-blue'
import { scene as tilesForest } from './tiles-forest'
import { scene as waveBlue } from './wave-blue'
import { scene as waveCream } from './wave-cream'
import { scene as waveSand } from './wave-sand'
import { scene as waveSky } from './wave-sky'

export const scenes: readonly Scene[] = [
  tilesForest,
  tilesBlue,
  friezeForest,
  friezeBlue,
  friezeSand,
  waveCream,
  waveSand,
  waveSky,
  waveBlue,
  pipeDown,
  pipeAcross,
  pipeJoint,
  pipeOutlet,
  pipeTee,
]
